import { useEffect, useRef, useState } from 'react';
import { areSameChoices, readAddonChoices, type AddonChoices } from './addon-form';

/**
 * Tracks the choices in the form before it is submitted; the fields hold them and this follows.
 * @param saved the choices at page load
 * @param version of `saved`; a new version discards the tracked choices
 * @returns `box` for the element that holds the fields, and `follow` for its changes
 */
export function useAddonChoices(saved: AddonChoices, version: string) {
  const [followed, setFollowed] = useState<{ version: string; choices: AddonChoices } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(saved);
  latest.current = saved;
  const read = () => {
    const form = box.current?.closest('form');
    return form ? readAddonChoices(new FormData(form)) : null;
  };
  const follow = () => {
    const choices = read();
    if (choices) setFollowed({ version, choices });
  };
  // Catch up with choices made before the script loaded and with fields restored by the browser. A new `version` brings
  // a new `saved`.
  useEffect(() => {
    const choices = read();
    if (choices && !areSameChoices(choices, latest.current)) setFollowed({ version, choices });
  }, [version]);
  const live = followed?.version === version ? followed.choices : null;
  return { choices: live ?? saved, isChanged: live !== null, box, follow };
}
