import { eachAnswer } from './each-answer.ts';
import type { Effect } from './effect.ts';

const words: readonly (readonly [RegExp, string])[] = [
  [/\bis not\b/g, 'happens not to be'],
  [/\bmust\b/g, 'has to'],
  [/\bthere is no\b/gi, 'we did not find any'],
  [/\bdoes not\b/g, 'will not'],
  [/\bSend\b/g, 'Please give'],
  [/\bUse\b/g, 'Please take'],
];

const reworded = (detail: string): string =>
  `Sorry: ${words.reduce((text, [from, to]) => text.replace(from, to), detail)}`;

interface Detailed {
  readonly detail?: string;
  readonly errors?: readonly Detailed[];
}

const inOtherWords = <Told extends Detailed>(told: Told): Told => ({
  ...told,
  ...(told.detail !== undefined && { detail: reworded(told.detail) }),
  ...(told.errors && { errors: told.errors.map(inOtherWords) }),
});

export const otherWords: Effect = {
  answer: eachAnswer(({ headers, json }) => {
    const type = String(headers['Content-Type'] ?? '');
    if (json === undefined || !type.startsWith('application/problem+json')) return {};
    return { text: JSON.stringify(inOtherWords(JSON.parse(json) as Detailed)) };
  }),
};
