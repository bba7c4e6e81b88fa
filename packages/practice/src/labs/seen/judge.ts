import type { SeenFacts } from '@sparring/contracts/lab-facts/seen';
import { type Judged, solved, unsolved } from '../../judged.ts';
import { drawBadge, drawBoxes, drawSigns, looks, unseenIn, wordsIn } from './signs.ts';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

/** The words are those of the workspace that asks. */
export const judge = ({ seed, seen, badge, on, crossed }: SeenFacts, workspace: string): Judged => {
  const signs = drawSigns({ workspace, seed });
  const typed = wordsIn(seen);
  const missing = signs.filter(({ look, word }) => looks[look] && !typed.includes(word)).length;
  const unseen = unseenIn(signs, typed);
  const strange = typed.filter((each) => signs.every(({ word }) => word !== each));
  const checked = drawBoxes(seed).filter(({ isChecked }) => isChecked);
  const isOn = isSame(
    wordsIn(on),
    checked.map(({ name }) => name),
  );
  const wrong = [
    ...(missing > 0 ? [`Seen lacks ${missing} of 4 words`] : []),
    ...(unseen.length > 0 ? [`Seen has what nobody sees: ${unseen.join(', ')}`] : []),
    ...(strange.length > 0 ? [`Seen has “${strange.join(', ')}”, which is on no sign`] : []),
    ...(badge.trim() === drawBadge({ workspace, seed }) ? [] : [`Badge is “${badge}”`]),
    ...(isOn ? [] : [`On is “${on}”`]),
    ...(crossed === 'green' ? [] : [crossingOf(crossed)]),
  ];
  return wrong.length > 0
    ? unsolved(`Not seen: ${wrong.join('; ')}.`)
    : solved('Seen has what a person sees, and nothing else.');
};

const crossingOf = (crossed: SeenFacts['crossed']): string =>
  crossed === 'red' ? 'the light was red' : 'nobody has crossed';
