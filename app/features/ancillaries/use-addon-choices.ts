import { useState, type FormEvent } from 'react';
import { readAddonChoices, type AddonChoices } from './addon-form';

/**
 * What is chosen in the form while nothing has been sent yet; the fields keep it, this follows them.
 * @param standing what the page came with
 * @param version of it: when the server has another one, what was followed is over
 */
export function useAddonChoices(standing: AddonChoices, version: string) {
  const [followed, setFollowed] = useState<{ version: string; choices: AddonChoices } | null>(null);
  const follow = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const form = currentTarget.closest('form');
    const choices = form && readAddonChoices(new FormData(form));
    if (choices) setFollowed({ version, choices });
  };
  const live = followed?.version === version ? followed.choices : null;
  return { choices: live ?? standing, isChanged: live !== null, follow };
}
