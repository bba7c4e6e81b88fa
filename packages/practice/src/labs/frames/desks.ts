import type { FramesFacts } from '@sparring/contracts/lab-facts/frames';
import { type Judged, solved, unsolved } from '../../judged.ts';
import type { Chance } from '../../chance.ts';

const kinds = [
  { name: 'north', title: 'North desk' },
  { name: 'south', title: 'South desk' },
  { name: 'reloading', title: 'Reloading desk' },
  { name: 'foreign', title: 'Foreign desk' },
  { name: 'shadow', title: 'Shadow desk' },
] as const;

export type DeskName = (typeof kinds)[number]['name'];

/** A frame with a field and a button. */
export interface Desk {
  readonly name: DeskName;
  readonly title: string;
  /** What has to be typed in this frame. */
  readonly code: string;
}

/** All desks in random order, with a code for each, of which no two are the same. */
export const drawDesks = (chance: Chance): readonly Desk[] => {
  const first = chance.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], kinds.length);
  return chance
    .sample(kinds, kinds.length)
    .map((kind, at) => ({ ...kind, code: `${first[at]}${100 + chance.integer(900)}` }));
};

/** The last code that each desk has sent. */
export type Mail = FramesFacts['sent'];

/** The desks of a site; without a second port it has no foreign one. */
export const desksOf = (chance: Chance, hasForeign: boolean): readonly Desk[] =>
  drawDesks(chance).filter(({ name }) => name !== 'foreign' || hasForeign);

/** What a desk has sent. */
export type SentCode = NonNullable<Mail[DeskName]>;

/** The mail with what a desk has just sent. */
export const withMail = (before: Mail, name: DeskName, sent: SentCode): Mail => ({
  ...before,
  [name]: sent,
});

/** What the page answers to a desk. */
export const receiptOf = ({ code }: SentCode): string => `Received ${code}`;

export const verdictOf = (desks: readonly Desk[], mail: Mail): Judged => {
  const wrong = desks.flatMap((desk) => problemOf(desk, mail[desk.name], desks) ?? []);
  if (wrong.length > 0) return unsolved(`Not delivered: ${wrong.join(', ')}.`);
  return solved('each desk has sent its own code.');
};

const problemOf = (
  { title, code }: Desk,
  sent: SentCode | undefined,
  desks: readonly Desk[],
): string | undefined => {
  if (!sent) return `${title} has sent no code`;
  if (sent.code !== code) return `${title} has sent ${nameOf(sent.code, desks)}`;
  if (sent.early) return `${title} has sent its code before its reload`;
  return sent.late ? `${title} has sent its code more than 3 seconds after its reload` : undefined;
};

const nameOf = (code: string, desks: readonly Desk[]): string => {
  const owner = desks.find((desk) => desk.code === code);
  return owner ? `the code of ${owner.title}` : `“${code}”`;
};
