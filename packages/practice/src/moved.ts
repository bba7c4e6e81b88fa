import type { Chance } from './chance.ts';

/** The same entries, each at another place. The list has at least two. */
export const moved = <Each>(list: readonly Each[], chance: Chance): readonly Each[] => {
  const by = 1 + chance.integer(list.length - 1);
  return [...list.slice(by), ...list.slice(0, by)];
};
