import type { Card, CardDefect, Verdict } from '../../src/card/card.ts';
import { readBook } from '../../src/book/read-book.ts';
import { select } from '../../src/grade/select.ts';
import { testCard } from './card.ts';

const visited = new Set(['access', 'auth-lab', 'lists', 'oauth-lab', 'versions', 'writing']);
const steps = ['too tame', 'unsure', 'not asked'] as const;

/** A card of all defects, made for a suite of the API that goes to six areas and finds little: the longest report. */
export const fullCard = async (): Promise<Card> => {
  const card = testCard();
  const { defects } = select(await readBook(), { only: [], levels: [], isFull: false }, 7);
  const verdictOf = ({ area }: CardDefect, at: number): Verdict => {
    if (!visited.has(area)) return { kind: 'missed', step: 'not visited' };
    if (at % 15 === 0) return { kind: 'found', by: [card.tests[at % card.tests.length]!] };
    return { kind: 'missed', step: steps[at % 3]! };
  };
  return {
    ...card,
    defects: defects.map((one, at) => ({
      ...one,
      verdict: verdictOf(one, at),
      ...(visited.has(one.area) && { visit: 'GET /books?limit=5' }),
    })),
  };
};
