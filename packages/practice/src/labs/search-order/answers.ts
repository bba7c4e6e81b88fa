import type { SearchOrderFacts } from '@sparring/contracts/lab-facts/search-order';
import { type Judged, solved, unsolved } from '../../judged.ts';
import type { Chance } from '../../chance.ts';
import type { Way } from '../../typing.ts';

/** Words of the shop. The first two letters of each find another product first. */
export const words = ['inch', 'desk', 'mesh'] as const;

export const drawWord = (chance: Chance): string => words[chance.integer(words.length)] ?? words[0];

/** How many questions a word has if it is typed key by key. */
const keys = 4;

const kinds = [
  [1, 1],
  [0.1, 0.15],
  [0.6, 0.7],
  [0.4, 0.5],
] as const;

/** How long each question is held back: of every four the first is the slowest, the second the fastest. */
export const drawDelays = (delayMs: number, chance: Chance): readonly number[] =>
  Array.from({ length: 48 }, (_, index) => {
    const [least, most] = kinds[index % keys] ?? kinds[0];
    const share = least + ((most - least) * chance.integer(101)) / 100;
    return Math.round(delayMs * share);
  });

export interface Product {
  readonly id: number;
  readonly name: string;
  readonly description: string;
}

/** The names of the products that contain the question, in the order of the shop. */
export const found = (products: readonly Product[], question: string): readonly string[] =>
  products
    .filter(({ name, description }) =>
      `${name} ${description}`.toLowerCase().includes(question.trim().toLowerCase()),
    )
    .map(({ name }) => name);

interface Shown {
  /** The question that is answered, counted from 1. */
  readonly number: number;
  readonly question: string;
  readonly names: readonly string[];
}

export interface Search {
  readonly text: string;
  /** The number of questions so far. */
  readonly asked: number;
  /** The number of keys since the field was empty; 0 if something else has changed the text since then. */
  readonly typed: number;
  readonly shown: Shown | undefined;
  readonly hasFailed?: boolean;
}

export const atRest: Search = { text: '', asked: 0, typed: 0, shown: undefined };

export type SearchAction =
  | { readonly kind: 'ask'; readonly text: string; readonly way: Way }
  | { readonly kind: 'answer'; readonly shown: Shown; readonly mayOverwrite: boolean }
  | { readonly kind: 'fail' };

/** An empty field is a question without an answer, so that every answer before it is stale. */
const asking = ({ text: before, asked, typed, shown }: Search, text: string, way: Way): Search => {
  const number = asked + 1;
  if (isEmpty(text))
    return { text, asked: number, typed: 0, shown: { number, question: '', names: [] } };
  const isTyped = way === 'a user, key by key' && (typed > 0 || isEmpty(before));
  return { text, asked: number, typed: isTyped ? typed + 1 : 0, shown };
};

const isEmpty = (text: string): boolean => text.trim() === '';

export const next = (search: Search, action: SearchAction): Search => {
  if (action.kind === 'ask') return asking(search, action.text, action.way);
  if (action.kind === 'fail') return { ...search, hasFailed: true };
  const { shown, mayOverwrite } = action;
  const isStale = shown.number < (search.shown?.number ?? 0);
  return isStale && !mayOverwrite ? search : { ...search, shown };
};

/** What is taken with the first result; nothing while there is none. */
export const takenFrom = ({ shown }: Search): SearchOrderFacts['taken'] | undefined => {
  const [first] = shown?.names ?? [];
  return shown && first !== undefined ? { first, question: shown.question } : undefined;
};

/** What is said when the first result is taken. */
export const verdictOf = (
  word: string,
  { text, typed, taken: { first, question } }: Pick<SearchOrderFacts, 'text' | 'typed' | 'taken'>,
): Judged => {
  const taken = `you took ${first} from the list of “${question}”`;
  if (question !== text) return unsolved(`A stale answer: ${taken}, and the field had “${text}”.`);
  if (text !== word) return unsolved(`The wrong word: ${taken}, not of “${word}”.`);
  if (typed < keys)
    return unsolved('Not typed: the word did not come key by key, so that nothing could be late.');
  return solved(`${taken}.`);
};
