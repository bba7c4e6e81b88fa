import { problemKinds, problemType, type ProblemKind } from '@sparring/contracts/problem';
import { exercises } from '../../src/exercises/packs.ts';
import type { Entry } from '../../src/find/entry.ts';
import { labs } from '../../src/labs/catalogue.ts';
import { paths } from '../../src/paths.ts';
import { endpointPages, type Noun } from '../../src/reference/pages.ts';
import { tracks } from '../../src/start/tracks.ts';
import { readGuides } from '../guides/read-guides.ts';
import { pathOf } from '../guides/target.ts';
import { api } from '@sparring/contracts/api';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { kebab } from '../../src/reference/kebab.ts';

/** The page of all endpoints is only for those that no other page has. */
const pageOf = (noun: Noun, id: string): string =>
  endpointPages.find(
    ({ nouns, ids }) => nouns?.includes(noun) && (ids === undefined || ids.includes(id)),
  )?.path ?? paths.apiDocumentation;

/** Every endpoint, at its card. */
const endpointEntries: readonly Entry[] = (Object.keys(api) as Noun[]).flatMap((noun) =>
  Object.entries<Endpoint>(api[noun]).map(([id, { method, path, title }]): Entry => ({
    kind: 'Endpoints',
    title: `${method} ${path}`,
    text: title,
    to: `${pageOf(noun, id)}#${kebab(id)}`,
  })),
);

/** The pages that are in none of the lists. */
const pages = (
  [
    ['Home', paths.home, 'Three ways to practice, and the grader'],
    ['Start here', paths.start, 'Three paths, step by step, and five words of this site'],
    ...tracks.map(({ title, path, audience }) => [title, path, audience] as const),
    ['Web Elements', paths.webElements, 'Every exercise'],
    ['Web Elements Demo', paths.webElementsDemo, 'Several elements on one page'],
    ['Labs', paths.labs, 'Reasons why tests become flaky'],
    ['Shopping', paths.shopping, 'A shop with search, prices and products'],
    ['Checkout', paths.checkout, 'The cart and the simulated payment'],
    ['Login', paths.login, 'The form, and where it leads'],
    ['Grade', paths.grade, 'How good are your tests?'],
    ['Rules', paths.rules, 'Every promise of Sparring'],
    ['About', paths.about, 'Speed, seed, and the links at the top'],
    ['Contact', paths.contact, 'Whom to ask'],
    [
      'Report a problem',
      `${paths.contact}#report`,
      'A bug or an issue: what to write, and to whom',
    ],
    ['Tasks', paths.tasks, 'What to practice, and what the API has seen of it'],
    ['Join your class', '/join', 'The key of your sheet'],
  ] as const
).map(([title, to, text]): Entry => ({ kind: 'Pages', title, to, text }));

const exerciseEntries = exercises.map(({ title, trains, path, listed }): Entry => ({
  kind: 'Exercises',
  title,
  text: listed ? `${listed}: ${trains}` : trains,
  to: path,
}));

const labEntries = labs.map(({ title, trains, path }): Entry => ({
  kind: 'Labs',
  title,
  text: trains,
  to: path,
}));

const apiPages: readonly Entry[] = [
  ...endpointPages.map(({ title, lead, path }) => ({ title, text: lead, to: path })),
  { title: 'Console', text: 'What your tests send', to: paths.console },
  { title: 'Replayable chance', text: 'Seed and step', to: paths.apiChance },
  { title: 'Status codes', text: 'What each code means', to: paths.apiStatusCodes },
].map((page) => ({ kind: 'API pages', ...page }));

const problems = (Object.keys(problemKinds) as ProblemKind[]).map((name): Entry => {
  const { status, error, when } = problemKinds[name];
  return {
    kind: 'Problem types',
    title: `${status} ${error}`,
    text: `${name}: ${when}`,
    to: problemType(name),
  };
});

/** A guide, and each of its sections. */
const guides = (): readonly Entry[] =>
  readGuides().flatMap(({ slug, content: { title, blocks } }): readonly Entry[] => {
    const to = pathOf(slug);
    const sections = blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []));
    return [
      { kind: 'Guides', title, text: slug, to },
      ...sections.map(({ name, fragment }): Entry => ({
        kind: 'Guides',
        title: name,
        text: title,
        to: `${to}#${fragment}`,
      })),
    ];
  });

/** Everything that can be found, without the rules. */
export const readEntries = (): readonly Entry[] => [
  ...pages,
  ...exerciseEntries,
  ...labEntries,
  ...apiPages,
  ...endpointEntries,
  ...problems,
  ...guides(),
];
