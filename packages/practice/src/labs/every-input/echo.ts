import { fields, others } from '@sparring/practice/labs/every-input/fields';
import type { FieldTask } from '@sparring/practice/labs/every-input/tasks';
import { type Judged, solved, unsolved } from '../../judged.ts';

/** What a form sends: by name, in the order of its controls. */
export type Echo = Readonly<Record<string, string>>;

/** The fields that are always there. */
export const all = [...fields, ...others];

/** What is said to a form that was sent. */
export const verdictOf = <Name extends string>(
  tasks: Readonly<Record<Name, FieldTask>>,
  echo: Echo,
  asked: readonly { readonly name: Name; readonly label: string }[],
): Judged => {
  const wrong = asked.filter(({ name }) => tasks[name].value !== echo[name]);
  if (wrong.length === 0) return solved('every value is as asked.');
  const are = wrong.map(({ name, label }) => `${label} is ${inWords(echo[name])}`);
  return unsolved(`Not as asked: ${are.join(', ')}.`);
};

/** What is said to a form that was not sent. */
export const refusalOf = (labels: readonly string[]): Judged =>
  unsolved(`Not sent: ${labels.join(', ')} ${labels.length > 1 ? 'are' : 'is'} not valid.`);

/** A value of the echo: an empty one is sent, and no value is not. */
export const inWords = (value: string | undefined): string =>
  value === undefined ? 'not sent' : value || 'empty';
