import type { ClicksFacts } from '@sparring/contracts/lab-facts/clicks';
import { type Judged, solved, unsolved } from '../../judged.ts';
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

/** What the task asks for in the other parts of the page, with the name of their output. */
const asked = {
  chosen: ['Chosen', 'As CSV'],
  rows: ['Row actions', 'Archive Water'],
  selected: ['Selected', 'Bergen, Cusco, Esbjerg, Galway'],
} as const;

const wrongList = (part: keyof typeof asked, has: readonly string[]): string | undefined => {
  const [label, right] = asked[part];
  const shown = has.join(', ');
  return shown === right ? undefined : `${label} is ${shown || 'empty'}`;
};

export const judge = ({ presses, scripted, ...lists }: ClicksFacts): Judged => {
  if (scripted.length > 0) return unsolved(`A script: it has used ${scripted.join(', ')}.`);
  const wrong = [
    ...kinds.map((kind) => wrongPress(kind, presses[kind])),
    ...(['chosen', 'rows', 'selected'] as const).map((part) => wrongList(part, lists[part])),
  ].filter((each) => each !== undefined);
  return wrong.length > 0
    ? unsolved(`Not as asked: ${wrong.join('; ')}.`)
    : solved('each press, choice and selection is right.');
};
