import type { Card } from '../../../apps/ring/src/card/card.ts';
import {
  robustOf,
  foundByLevel,
  foundOf,
  isFound,
  type Share,
  speedOf,
} from '../../../apps/ring/src/card/counts.ts';
import { nextTests, stepOf } from '../../../apps/ring/src/card/next-test.ts';
import { lessonOf, lessons } from './lesson-of.ts';

/** How many defects of each area, by its name. */
export type ByArea = Readonly<Record<string, number>>;

export interface Advice {
  readonly technique: string;
  readonly advice: string;
  readonly misses: number;
  readonly areas: readonly string[];
}

/** What is kept of the card of a kit. */
export interface Measured {
  /** ISO 8601. */
  readonly began: string;
  readonly tests: number;
  /** The lessons that the suite had; all if left out. */
  readonly lessons?: readonly string[];
  readonly secondsARun: number;
  readonly seconds: number;
  /** The load average of the machine at the end. */
  readonly load: number;
  readonly cores: number;
  /** The instances at once; one if left out. */
  readonly jobs?: number;
  readonly selection: string;
  readonly found: Share;
  readonly byLevel: Readonly<Record<string, Share>>;
  readonly byArea: ByArea;
  readonly byLesson: Readonly<Record<string, ByArea>>;
  readonly steps: Readonly<Record<string, number>>;
  readonly calm: Share;
  readonly alarms: readonly string[];
  readonly errors: number;
  readonly next: readonly Advice[];
}

const count = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]),
  );

/** A defect that two lessons find counts for both. */
const byLessonOf = ({ defects }: Card): Measured['byLesson'] => {
  const finds = defects.flatMap(({ verdict, area }) => {
    const by = verdict.kind === 'found' ? verdict.by : [];
    return [...new Set(by.map(lessonOf))].map((lesson) => ({ lesson, area }));
  });
  const groups = Map.groupBy(finds, ({ lesson }) => lesson);
  return Object.fromEntries(
    [...groups].map(([lesson, here]) => [lesson, count(here.map(({ area }) => area))]),
  );
};

const nextShown = 3;

export const measuredOf = (
  card: Card,
  machine: Pick<Measured, 'load' | 'cores' | 'jobs'>,
): Measured => ({
  began: card.began,
  tests: card.tests.length,
  lessons: lessons.filter((lesson) => card.tests.some((test) => lessonOf(test) === lesson)),
  secondsARun: speedOf(card),
  seconds: card.seconds,
  ...machine,
  selection: card.selection,
  found: foundOf(card.defects),
  byLevel: Object.fromEntries(foundByLevel(card).map(({ level, ...share }) => [level, share])),
  byArea: count(card.defects.filter(isFound).map(({ area }) => area)),
  byLesson: byLessonOf(card),
  steps: count(card.defects.flatMap((one) => stepOf(one) ?? [])),
  calm: robustOf(card),
  alarms: card.changes.filter(({ calm }) => calm.kind === 'alarm').map(({ text }) => text),
  errors: card.defects.filter(({ verdict }) => verdict.kind === 'error').length,
  next: nextTests(card)
    .slice(0, nextShown)
    .map(({ technique, advice, misses, areas }) => ({
      technique,
      advice,
      misses: misses.length,
      areas: areas.slice(0, nextShown),
    })),
});
