import type { WaitsFacts } from '@sparring/contracts/lab-facts/waits';
import { type Judged, unsolved } from '../../judged.ts';
import { verdictOf } from './rounds.ts';

const rounds = 3;
const buttons: WaitsFacts['results'] = ['Show', 'Render', 'Ask the API', 'Load'];

/** At another speed the delays are shorter, but the window is not. */
export const judge = ({ speed = 1, results, catches }: WaitsFacts): Judged | undefined => {
  if (catches.length < rounds) return undefined;
  if (speed !== 1) return unsolved('Not judged, because ?speed= changes the delays.');
  const judged = verdictOf(catches);
  const missing = buttons.filter((button) => !results.includes(button));
  if (!judged.solved || missing.length === 0) return judged;
  return unsolved(
    `Not finished: every ring was caught, but there is no result yet of ${missing.join(', ')}.`,
  );
};
