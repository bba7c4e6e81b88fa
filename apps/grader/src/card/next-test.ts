import type { Technique } from '@sparring/defects/defect';
import type { Card, CardDefect, MissStep } from './card.ts';
import { isOfPages } from './is-of-pages.ts';

/** The misses that one technique would find. */
export interface NextTest {
  readonly technique: Technique;
  readonly advice: string;
  /** Whether the tests already go where these are. */
  readonly isReached: boolean;
  readonly misses: readonly CardDefect[];
  /** From the area with the most misses to that with the fewest. */
  readonly areas: readonly string[];
}

/** How near a miss is to a find: the test is there already, and only has to look. */
const nearness: Readonly<Record<MissStep, number>> = {
  'not asked': 4,
  unsure: 3,
  'too tame': 3,
  'not visited': 1,
};

export const stepOf = ({ verdict }: Pick<CardDefect, 'verdict'>): MissStep | undefined =>
  verdict.kind === 'missed' ? verdict.step : undefined;

const worth = (misses: readonly CardDefect[]): number =>
  misses.reduce((sum, miss) => sum + nearness[stepOf(miss) ?? 'not visited'], 0);

/** A suite that comes to no page, or only to pages, is not told to test the other side. */
const onItsSide = (defects: readonly CardDefect[]): readonly CardDefect[] => {
  const visited = new Set(defects.filter((one) => stepOf(one) !== 'not visited').map(isOfPages));
  return visited.size === 1 ? defects.filter((one) => visited.has(isOfPages(one))) : defects;
};

const grouped = (
  misses: readonly CardDefect[],
  isReached: boolean,
  known: ReadonlySet<Technique>,
): readonly NextTest[] =>
  [...Map.groupBy(misses, ({ technique }) => technique)]
    .toSorted(([, one], [, other]) => worth(other) - worth(one))
    .map(([technique, group]) => ({
      technique,
      advice: `${known.has(technique) ? 'In another way than before: ' : ''}${group[0]!.advice}`,
      isReached,
      misses: group.toSorted((one, other) => worth([other]) - worth([one])),
      areas: [...Map.groupBy(group, ({ area }) => area)]
        .toSorted(([, one], [, other]) => other.length - one.length)
        .map(([area]) => area),
    }));

const isFar = (one: CardDefect): boolean => stepOf(one) === 'not visited';

/** What to write next, the most rewarding first: where the tests already go, then where none of them goes. */
export const nextTests = ({ defects }: Pick<Card, 'defects'>): readonly NextTest[] => {
  const misses = onItsSide(defects).filter((one) => stepOf(one) !== undefined);
  const known = new Set(
    defects.flatMap(({ verdict, technique }) => (verdict.kind === 'found' ? [technique] : [])),
  );
  return [
    ...grouped(
      misses.filter((one) => !isFar(one)),
      true,
      known,
    ),
    ...grouped(misses.filter(isFar), false, known),
  ];
};

/** The first thing to do where the tests already go, and the first where none goes. */
export const firstTests = (card: Card): readonly NextTest[] => {
  const all = nextTests(card);
  return [true, false].flatMap(
    (reached) => all.find(({ isReached }) => isReached === reached) ?? [],
  );
};
