import type { BoardFacts } from '@sparring/contracts/lab-facts/board';
import { type Judged, solved, unsolved } from '../../judged.ts';
import { drawWanted, listNames } from './lists.ts';

/** The wanted lists are those of the workspace that asks. */
export const judge = (
  { seed, lists, refused, undone, scripted }: BoardFacts,
  workspace: string,
): Judged => {
  if (scripted) return unsolved('A script: it has used the board.');
  const wanted = drawWanted({ workspace, seed });
  const wrong = [
    ...listNames
      .filter((name) => lists[name]?.join() !== wanted[name].join())
      .map((name) => `${name} is ${lists[name]?.join(', ') || 'empty'}`),
    ...(refused > 0 ? [] : ['no card was refused']),
    ...(undone > 0 ? [] : ['no move of a card that was right was undone']),
  ];
  return wrong.length > 0
    ? unsolved(`Not sorted: ${wrong.join('; ')}.`)
    : solved('each list is as wanted.');
};
