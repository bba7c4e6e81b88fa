import { foundSoFar } from './so-far.ts';
import { inWords, plural } from '../../look/words.ts';
import type { CardState, Phase } from '../state.ts';

/** What is said of a card, in a word. */
export const wordOf: Readonly<Record<Phase, string>> = {
  new: 'drawn',
  waiting: 'in line',
  sound: 'baseline runs',
  bouts: 'runs',
  paused: 'paused',
  complete: 'complete',
  'ended early': 'ended early',
  refused: 'not graded',
};

/** The steps of a card, in their order. */
export const steps: readonly (readonly [string, readonly Phase[]])[] = [
  ['Drawn', ['new']],
  ['In line', ['waiting']],
  ['Baseline', ['sound', 'refused']],
  ['Runs', ['bouts', 'paused']],
  ['Report', ['complete', 'ended early']],
];

const beforeYou = (place: number): string =>
  place === 1 ? 'You are next.' : `You are number ${place} in line.`;

const shareOf = (card: CardState): string => {
  const { part, of } = foundSoFar(card);
  return `${part} of ${plural(of, 'defect')} found`;
};

/** What happens now, in a sentence or two. */
export const sayingOf = (card: CardState): string => {
  switch (card.phase) {
    case 'new':
      return 'No tests have come yet. Run this line in the folder of your tests.';
    case 'waiting':
      return `All instances are in use. ${beforeYou(card.place ?? 1)} Your tests start by themselves.`;
    case 'sound':
      return 'Your tests run three times on a Sparring without a defect. A test that is red there is left out.';
    case 'bouts':
      return 'Your tests run against defects and against harmless changes.';
    case 'paused':
      return 'Paused: no tests are running. What is known is kept. Run this line to go on.';
    case 'complete':
      return `Complete: ${shareOf(card)}.`;
    case 'ended early':
      return card.numbers
        ? `Ended early: ${shareOf(card)}. The other defects had no run.`
        : 'Ended before anything was known.';
    default:
      return 'Nothing was graded.';
  }
};

export const timeLeft = ({ secondsLeft, done, of }: CardState['bouts']): string =>
  secondsLeft === undefined || done === of ? '' : `${inWords(secondsLeft)} left`;

export const titleOf = (card: CardState): string => {
  const { phase, bouts, name, place } = card;
  if (phase === 'bouts') return `${bouts.done} of ${bouts.of} runs: ${name}`;
  if (phase === 'waiting') return `Number ${place ?? 1} in line: ${name}`;
  if (phase === 'complete') return `${shareOf(card)}: ${name}`;
  return `${name}, ${wordOf[phase]}`;
};
