import type { LooksFacts } from '@sparring/contracts/lab-facts/looks';
import { createChance } from '../../chance.ts';
import { type Judged, solved, unsolved } from '../../judged.ts';
import { differingIn, drawLooks, looks } from './looks.ts';

export const judge = ({ seed, whole, differing }: LooksFacts): Judged => {
  const early = looks.filter((look) => !whole.includes(look));
  if (early.length > 0)
    return unsolved(`Not compared: ${early.join(', ')} was not shown until the picture was there.`);
  const right = differingIn(drawLooks(createChance(seed)));
  const missing = right.filter((letter) => !differing.includes(letter)).length;
  const wrong = differing.filter((letter) => !right.includes(letter)).length;
  if (missing + wrong === 0)
    return solved('the four looks that differ are ticked, and the two others are not.');
  return unsolved(
    `Not right: ${missing} of the 4 looks that differ are not ticked, and ${wrong} of the 2 others are.`,
  );
};
