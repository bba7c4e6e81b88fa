import type { Card } from '../card/card.ts';
import { foundOf, robustOf, type Share } from '../card/counts.ts';
import { scoreOf, whyNoScore } from '../card/score.ts';
import { printSummary } from './summary.ts';

/** What a school writes down: of a card, or of a suite that could not be graded. */
export interface Result {
  /** ISO 8601. */
  readonly began: string;
  readonly seconds: number;
  /** Of 100. */
  readonly score: number;
  /** In Markdown. */
  readonly text: string;
  readonly rows: readonly (Share & { readonly name: string })[];
}

/** Each area, and the harmless changes. */
export const resultOf = (card: Card): Result => {
  const areas = [...Map.groupBy(card.defects, ({ area }) => area)];
  return {
    began: card.began,
    seconds: card.seconds,
    score: scoreOf(card) ?? 0,
    text: whyNoScore(card) ?? printSummary(card, []),
    rows: [
      ...areas.map(([area, all]) => ({ name: `Defects found in ${area}`, ...foundOf(all) })),
      { name: 'Harmless changes survived', ...robustOf(card) },
    ].filter(({ of }) => of > 0),
  };
};

/** Empty tests get no points, and the reason. */
export const resultOfRefusal = (text: string, now: Date): Result => ({
  began: now.toISOString(),
  seconds: 0,
  score: 0,
  text,
  rows: [],
});

type Environment = Readonly<Record<string, string | undefined>>;

interface Platform {
  readonly file: string;
  readonly print: (result: Result, environment: Environment) => string;
  /** Variables that say whose result it is. */
  readonly needs?: readonly string[];
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

const toTheSecond = (time: string): string => `${time.slice(0, 19)}Z`;

/** Its runner takes `result.json` from the folder of the repository. */
const classroom50: Platform = {
  file: 'result.json',
  needs: ['CLASSROOM', 'ASSIGNMENT', 'SUBMISSION_TAG', 'COMMIT_URL', 'RELEASE_URL'],
  print: ({ began, score, rows }, environment) =>
    json({
      schema: 'classroom50/result/v1',
      classroom: environment['CLASSROOM'],
      assignment: environment['ASSIGNMENT'],
      assignment_type: environment['ASSIGNMENT_TYPE'] ?? 'individual',
      owner: environment['OWNER'] ?? environment['USERNAME'] ?? 'unknown',
      submission: environment['SUBMISSION_TAG'],
      commit: environment['COMMIT_URL'],
      release: environment['RELEASE_URL'],
      review: environment['REVIEW_URL'] || environment['COMMIT_URL'],
      datetime: toTheSecond(began),
      score,
      'max-score': 100,
      tests: rows.map(({ name, part, of }) => ({
        'test-name': name,
        passed: part === of,
        score: part,
        'max-score': of,
      })),
    }),
};

const gradescope: Platform = {
  file: 'results.json',
  print: ({ score, seconds, text, rows }) =>
    json({
      score,
      execution_time: Math.round(seconds),
      output: text,
      output_format: 'md',
      tests: rows.map(({ name, part, of }) => ({ name, score: part, max_score: of })),
    }),
};

/** GitLab shows how these numbers differ from those of the target branch; it reads `junit.xml`, too. */
const gitlab: Platform = {
  file: 'metrics.txt',
  print: ({ score, rows }) =>
    [
      `sparring_score ${score}`,
      ...rows.map(
        ({ name, part }) => `sparring_${name.replaceAll(/\W+/g, '_').toLowerCase()} ${part}`,
      ),
    ]
      .map((line) => `${line}\n`)
      .join(''),
};

export const platforms = { classroom50, gradescope, gitlab } as const satisfies Record<
  string,
  Platform
>;

export type PlatformName = keyof typeof platforms | 'junit';

/** `junit.xml` is a part of each report. */
export const platformNames: readonly PlatformName[] = [
  ...(Object.keys(platforms) as (keyof typeof platforms)[]),
  'junit',
];

export const isPlatform = (name: string): name is PlatformName =>
  platformNames.some((known) => known === name);

/** The variables of the platform that are not set. */
export const lackingFor = (name: PlatformName, environment: Environment): readonly string[] => {
  const { needs = [] }: Partial<Platform> = name === 'junit' ? {} : platforms[name];
  return needs.filter((variable) => !environment[variable]);
};
