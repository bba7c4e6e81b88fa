import type { ClicksFacts } from '@sparring/contracts/lab-facts/clicks';
import { type Judged, solved, unsolved } from '../../judged.ts';
import { drawWanted, selectedOf } from './wanted.ts';
import { kinds, otherClicks, type Kind, type Press } from './round.ts';

const names: Readonly<Record<Kind, readonly [one: string, several: string]>> = {
  Double: ['double-click', 'double-clicks'],
  Right: ['right click', 'right clicks'],
  Middle: ['middle click', 'middle clicks'],
  Long: ['long press', 'long presses'],
};

const counted = (number: number, [one, several]: readonly [string, string]): string =>
  `${number} ${number === 1 ? one : several}`;

/** What a button has heard: "1 double-click", or "0 double-clicks and 2 other clicks". */
export const pressInWords = (kind: Kind, press: Press): string => {
  const other = otherClicks(kind, press);
  const asked = counted(press.asked, names[kind]);
  return other > 0 ? `${asked} and ${counted(other, ['other click', 'other clicks'])}` : asked;
};

const wrongPress = (kind: Kind, press: Press = { asked: 0, clicks: 0 }): string | undefined =>
  press.asked === 1 && otherClicks(kind, press) === 0
    ? undefined
    : `${kind} has ${pressInWords(kind, press)}`;

const wrongList = (label: string, has: readonly string[], right: string): string | undefined => {
  const shown = has.join(', ');
  return shown === right ? undefined : `${label} is ${shown || 'empty'}`;
};

/** What is wanted is that of the workspace that asks. */
export const judge = (
  { seed, presses, chosen, rows, selected, ranges, scripted }: ClicksFacts,
  workspace: string,
): Judged => {
  if (scripted.length > 0) return unsolved(`A script: it has used ${scripted.join(', ')}.`);
  const wanted = drawWanted({ workspace, seed });
  const wrong = [
    ...kinds.map((kind) => wrongPress(kind, presses[kind])),
    wrongList('Chosen', chosen, wanted.item),
    wrongList('Row actions', rows, wanted.row),
    wrongList('Selected', selected, selectedOf(wanted).join(', ')) ??
      (ranges > 0 ? undefined : 'no range was selected with Shift'),
  ].filter((each) => each !== undefined);
  return wrong.length > 0
    ? unsolved(`Not as asked: ${wrong.join('; ')}.`)
    : solved('each press, choice and selection is right.');
};
