import testIds from './test-ids.json' with { type: 'json' };

type Names = Readonly<Record<string, string>>;

/** A change of the product that its release notes announce: roles and rules stay, names change. */
export interface Redesign {
  readonly id: string;
  /** What differs. */
  readonly text: string;
  /** Old and new names, as tests write them: the file in this folder that is called like the redesign. */
  readonly names: Names;
}

export const redesigns = [
  {
    id: 'test-ids',
    text: 'Elements of the shop, the login and two exercises have new ids, which are their test ids as well.',
    names: testIds,
  },
] as const satisfies readonly Redesign[];

export type RedesignId = (typeof redesigns)[number]['id'];

/** Replaces each old name in a text: what the page does to itself, and what mends a suite. */
export const renaming = (names: Names): ((text: string) => string) => {
  const olds = Object.keys(names).toSorted((one, other) => other.length - one.length);
  const anyOld = new RegExp(olds.join('|'), 'g');
  return (text) => text.replace(anyOld, (old) => names[old]!);
};
