import form from './form.json' with { type: 'json' };
import labels from './labels.json' with { type: 'json' };
import testIds from './test-ids.json' with { type: 'json' };

type Names = Readonly<Record<string, string>>;

/** A change of the product that its release notes announce: roles and rules stay, names change. */
export interface Redesign {
  readonly id: string;
  /** What differs. */
  readonly text: string;
  /** Old and new names, as tests write them: the file in this folder that is called like the redesign. */
  readonly names: Names;
  /** By the id of a form. */
  readonly forms?: Readonly<Record<string, Arrangement>>;
}

/** How a form is put together anew: its messages, then a group of its fields, then the rest. */
export interface Arrangement {
  readonly legend: string;
  /** Fields that go behind all others, by their old ids. */
  readonly last?: readonly string[];
  /** Fields that share a line. */
  readonly beside?: readonly string[];
}

export const redesigns = [
  {
    id: 'test-ids',
    text: 'Elements of the shop, the login and two exercises have new ids, which are their test ids as well.',
    names: testIds,
  },
  {
    id: 'labels',
    text: 'Buttons, links, labels and headings of the shop, the login and three exercises have new words, and some of them new ids. A rule that names an old word means the new one.',
    names: labels,
  },
  {
    id: 'form',
    text: 'The fields of the login and the payment are in a group with a legend and have new ids and labels. The payment asks for the card number last, and the login says above its fields why it failed.',
    names: form,
    forms: {
      'login-form': { legend: 'Your account' },
      'payment-form': {
        legend: 'Payment details',
        last: ['card-number'],
        beside: ['card-expiry', 'card-cvc'],
      },
    },
  },
] as const satisfies readonly Redesign[];

export type RedesignId = (typeof redesigns)[number]['id'];

/** Replaces each old name in a text: what the page does to itself, and what mends a suite. */
export const renaming = (names: Names): ((text: string) => string) => {
  const olds = Object.keys(names).toSorted((one, other) => other.length - one.length);
  const anyOld = new RegExp(olds.join('|'), 'g');
  return (text) => text.replace(anyOld, (old) => names[old]!);
};
