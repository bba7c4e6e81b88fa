import { matchesGlob } from 'node:path';
import { chapters } from '../../packages/rules/src/rule-book.ts';
import type { Citation } from './citations.ts';

type Title = (typeof chapters)[number]['title'];

const browser = 'apps/web/e2e/**';

/**
 * Where the tests are that hold the rules of a chapter. Of two places, the first that names a rule is its holder. Only a
 * test of the holder has the number of the rule in its title: a unit test with it would promise the same a second time.
 */
const places: Readonly<Record<Title, readonly string[]>> = {
  Shop: [browser],
  Site: ['apps/{web/e2e,api/test/samples}/**'],
  'Exercises: Elements': [browser],
  'Exercises: Widgets': [browser],
  'Exercises: Interactions': [browser],
  'Labs for tests': ['apps/web/src/labs/*/answers/good.spec.ts', browser],
  API: ['apps/api/test/**', 'apps/web/e2e/labs/**'],
  Grading: ['apps/grader/{src,test}/**'],
  Teaching: ['apps/api/test/**', browser],
};

const placesOf: ReadonlyMap<string, readonly string[]> = new Map(
  chapters.flatMap(({ title, areas }) =>
    areas.flatMap(({ rules }) => rules.map(({ id }) => [id, places[title]] as const)),
  ),
);

/** The holder of each rule that a test of one of its places names. */
export const holdersOf = (citations: readonly Citation[]): ReadonlyMap<string, string> => {
  const named = Map.groupBy(citations, ({ id }) => id);
  const isNamedIn = (id: string, place: string) =>
    named.get(id)?.some(({ file }) => matchesGlob(file, place)) ?? false;
  return new Map(
    [...placesOf].flatMap(([id, all]) => {
      const holder = all.find((place) => isNamedIn(id, place));
      return holder === undefined ? [] : [[id, holder] as const];
    }),
  );
};
