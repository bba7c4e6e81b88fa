import { type Draw, drawFrom, drawn } from '../src/card/draw.ts';
import type { Choose } from '../src/plan/choice.ts';
import { searched } from '../test/support/drawn-suite.ts';

/** Simulates searches in suites drawn at random: how many runs each takes, what these cost, and whether it is right. */
const seeds = 12;

interface Kind {
  readonly name: string;
  readonly defects: number;
  readonly finds: number;
  readonly tests: number;
  /** How likely a find that turns some tests red turns one more red. */
  readonly more: number;
  readonly choose?: Choose;
  /** What a run with this share of the tests costs, in whole runs. */
  readonly costOf?: (share: number) => number;
}

const usualCost = (share: number): number => 0.25 + 0.75 * share;
const costOfRed = 0.02;

/** Measured with REST Assured: with 2 of 51 tests half of the processor time, with 25 nine tenths. */
const costOfMaven = (share: number): number => 0.48 + 0.52 * Math.min(1, 1.65 * share);

const folders = 12;
const folderOf = (name: string): number => Number(name.split(' ')[1]) % folders;

/** Newman would be told whole folders, because a request often needs those before it. */
const byFolder: Choose = (tests, all) => {
  const chosen = new Set(tests.map(folderOf));
  return [...all].filter((name) => chosen.has(folderOf(name)));
};

const pytest = { name: 'like pytest', defects: 123, finds: 42, tests: 60, more: 0.67 };
const postman = { name: 'like Postman', defects: 142, finds: 31, tests: 45, more: 0.76 };
const kinds: readonly Kind[] = [
  pytest,
  postman,
  { name: 'as in 0280', defects: 112, finds: 28, tests: 60, more: 0.57 },
  { name: 'beginner', defects: 60, finds: 5, tests: 10, more: 0.55 },
  { name: 'strong', defects: 250, finds: 150, tests: 200, more: 0.78 },
  { ...postman, name: 'like Postman, by folders', choose: byFolder },
  { ...pytest, name: 'like pytest, by Maven', costOf: costOfMaven },
];

const numbered = (word: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${word} ${at}`);

/** By find: the tests that it turns red. */
const drawSuite = ({ defects, finds, tests, more }: Kind, draw: Draw) => {
  const reds = (): readonly string[] => {
    let count = 1;
    while (draw() < more && count < tests) count += 1;
    return drawn(numbered('test', tests), count, draw);
  };
  return new Map(drawn(numbered('defect', defects), finds, draw).map((id) => [id, reds()]));
};

interface Figures {
  readonly runs: number;
  readonly cost: number;
  readonly missed: number;
  readonly wrong: number;
}

const search = (kind: Kind, seed: number, choose: Choose): Figures => {
  const { defects, tests, costOf = usualCost } = kind;
  const sensitive = drawSuite(kind, drawFrom(seed));
  let reds = 0;
  const redOf = (pool: readonly string[], ran: readonly string[]): readonly string[] => {
    const red = new Set(pool.flatMap((id) => sensitive.get(id) ?? []));
    const shown = ran.filter((name) => red.has(name));
    reds += shown.length;
    return shown;
  };
  const { sizes, found } = searched(numbered('test', tests), numbered('defect', defects), redOf, {
    seed,
    choose,
  });
  const ofRuns = sizes.reduce((sum, size) => sum + costOf(size / tests), 0);
  return {
    runs: sizes.length,
    cost: ofRuns + costOfRed * reds,
    missed: [...sensitive.keys()].filter((id) => !found.has(id)).length,
    wrong: [...found.keys()].filter((id) => !sensitive.has(id)).length,
  };
};

const everyTest: Choose = () => undefined;

const mean = (all: readonly Figures[], figure: keyof Figures): number =>
  all.reduce((sum, one) => sum + one[figure], 0) / seeds;

const rowOf = (kind: Kind): readonly (string | number)[] => {
  const { name, defects, finds, tests, choose = (chosen) => chosen } = kind;
  const all = (by: Choose) => Array.from({ length: seeds }, (_, at) => search(kind, at + 1, by));
  const [chosen, whole] = [all(choose), all(everyTest)];
  return [
    `${name}: ${defects} defects, ${finds} finds, ${tests} tests`,
    ...(['runs', 'cost', 'missed', 'wrong'] as const).map((figure) => mean(chosen, figure)),
    mean(whole, 'cost'),
  ];
};

const line = (cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell)).join(' | ')} |`;

const head = ['suite', 'runs', 'cost', 'missed', 'wrong', 'cost with all tests'];
console.log(`${line(head)}\n${line(head.map(() => '---'))}`);
for (const kind of kinds) console.log(line(rowOf(kind)));
