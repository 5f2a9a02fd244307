import { useEffect, useRef, useState } from 'react';
import { areSameChoices, readAddonChoices, type AddonChoices } from './addon-form';

/**
 * What is chosen in the form while nothing has been sent yet; the fields keep it, this follows them.
 * @param standing what the page came with
 * @param version of it: when the server has another one, what was followed is over
 * @returns `box` for the element that holds the fields, and `follow` for its changes
 */
export function useAddonChoices(standing: AddonChoices, version: string) {
  const [followed, setFollowed] = useState<{ version: string; choices: AddonChoices } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(standing);
  latest.current = standing;
  const read = () => {
    const form = box.current?.closest('form');
    return form ? readAddonChoices(new FormData(form)) : null;
  };
  const follow = () => {
    const choices = read();
    if (choices) setFollowed({ version, choices });
  };
  // What was chosen before the script came, or what the browser puts back into the fields, changes nothing any more.
  // A new `version` brings a new `standing`.
  useEffect(() => {
    const choices = read();
    if (choices && !areSameChoices(choices, latest.current)) setFollowed({ version, choices });
  }, [version]);
  const live = followed?.version === version ? followed.choices : null;
  return { choices: live ?? standing, isChanged: live !== null, box, follow };
}
