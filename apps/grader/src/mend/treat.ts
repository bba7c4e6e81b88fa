import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Card, CardDefect } from '../card/card.ts';
import { gradeHere } from '../grade/grade-here.ts';
import { type Machine, redesigned, Stopped } from '../grade/grader.ts';
import type { Asked } from '../grade/options.ts';
import { Refusal } from '../grade/refusal.ts';
import { plural } from '../look/words.ts';
import type { Selection } from '../grade/select.ts';
import { firstSlot } from '../grade/slots.ts';
import { namesOf } from '../grade/verdict.ts';
import type { Addresses } from '../suite/command.ts';
import { copyFolder } from '../suite/copy.ts';
import { type Run, runSuite, type Suite } from '../suite/run.ts';
import { lastLines } from '../suite/tail.ts';
import type { TestResults, TestState } from '../suite/test-results.ts';
import type { Cell } from './cells.ts';
import { type Edits, editsIn } from './edits.ts';
import { type Fate, fateOf, fateUnchanged } from './ending.ts';

/** What a mender is given. It is not told which of the four products this is. */
export interface Patient {
  readonly folder: string;
  readonly addresses: Addresses;
  /** A file with the red tests as JSON: `[{ "test": "…", "message": "…" }]`. */
  readonly red: string;
}

export interface Practice {
  readonly machine: Machine;
  readonly asked: Asked;
  readonly suite: Suite;
  /** What the suite finds before it is mended. */
  readonly finds: readonly CardDefect[];
  readonly selection: Selection;
  readonly seed: number;
  /** A sentence if something went wrong that the numbers do not show. */
  readonly mend: (patient: Patient) => Promise<string | void>;
  /** Says how far it is. */
  readonly say: (text: string) => void;
  /** The cards of mended copies: copies that were mended alike for one redesign share a card. */
  readonly cards: Map<string, Card | undefined>;
}

/** What came of one of the four. */
export interface Ending {
  readonly cell: Cell;
  readonly redBefore: readonly string[];
  readonly redAfter: readonly string[];
  /** Those that were red before and are green afterwards. */
  readonly turnedGreen: readonly string[];
  readonly edits: Edits;
  readonly fates: readonly { readonly find: CardDefect; readonly fate: Fate }[];
}

const redIn = (run: Run): readonly string[] => {
  const names = namesOf(run, 'red');
  return names.length === 0 && run.end === 'red' ? ['your command'] : names;
};

const inState = (names: readonly string[], state: TestState) =>
  names.map((name) => [name, { state }] as const);

/** Copies the suite, lets it be mended for one product, and measures what the copy still finds. */
export const treat = async (cell: Cell, folder: string, practice: Practice): Promise<Ending> => {
  const { asked, suite, finds, selection, seed, mend, say, cards } = practice;
  const { stop } = practice.machine;
  const { redesign } = cell;
  const machine = redesigned(practice.machine, redesign);
  const copy = { ...suite, folder: join(folder, 'suite') };
  await copyFolder(suite.folder, copy.folder).catch((error: unknown) => {
    throw new Refusal(`The folder of the tests cannot be copied: ${String(error)}.`);
  });
  const slot = await firstSlot(machine, copy, {}, folder);
  const limitMs = asked.limit * 1000;
  const inside = cell.defect ? { defects: [cell.defect.id] } : {};
  const runOn = async (product: typeof inside): Promise<Run> => {
    const { run } = await slot.run({ inside: product, limitMs, stop });
    if (stop.aborted) throw new Stopped();
    if (run.end === 'not started') throw new Refusal(run.output);
    return run;
  };
  const before = await runOn(inside);
  say(`${plural(redIn(before).length, 'test')} red; mending …`);
  const note = await mendOn(machine, inside, folder, copy.folder, before, mend);
  if (note) say(note);
  if (stop.aborted) throw new Stopped();
  const edits = await editsIn(suite.folder, copy.folder, asked.junit);
  if (edits.lines === 0) {
    const { tests = new Map() } = redesign && cell.defect ? await runOn({}) : before;
    const results = redesign ? tests : new Map();
    const fates = finds.map((find) => ({ find, fate: fateUnchanged(find, results) }));
    const red = redIn(before);
    return { cell, redBefore: red, redAfter: red, turnedGreen: [], edits, fates };
  }
  const alike = `${redesign}\n${edits.changed}`;
  const question = cards.has(alike) ? 'as in a copy before' : 'what does it still find? …';
  say(`${plural(edits.lines, 'line')} edited; ${question}`);
  const after = await runOn(inside);
  const grade = () => cardOf(machine, asked, copy, selection, seed);
  const card = cards.has(alike) ? cards.get(alike) : await grade();
  if (stop.aborted) throw new Stopped();
  cards.set(alike, card);
  const mended = {
    verdicts: new Map(card?.defects.map(({ id, verdict }) => [id, verdict.kind])),
    onProduct: after.tests ?? new Map(),
    withoutDefect: card ? resultsOf(card) : ((await runOn({})).tests ?? new Map()),
    defect: cell.defect?.id,
  };
  const fates = finds.map((find) => ({ find, fate: fateOf(find, mended) }));
  const [redBefore, green] = [redIn(before), new Set(namesOf(after, 'green'))];
  const turnedGreen = redBefore.filter((name) => green.has(name));
  return { cell, redBefore, redAfter: redIn(after), turnedGreen, edits, fates };
};

/** What a suite finds; nothing when it cannot be graded. */
const cardOf = (
  machine: Machine,
  asked: Asked,
  suite: Suite,
  selection: Selection,
  seed: number,
): Promise<Card | undefined> =>
  gradeHere(machine, asked, suite, selection, { seed, order: seed }).then(
    ({ card }) => card,
    (error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    },
  );

const resultsOf = ({ tests, leftOut = [] }: Pick<Card, 'tests' | 'leftOut'>): TestResults =>
  new Map([...inState(tests, 'green'), ...inState(leftOut, 'red')]);

/** With an instance of its own, which nobody else has changed. */
const mendOn = async (
  { startInstance }: Machine,
  inside: { readonly defects?: readonly string[] },
  folder: string,
  suite: string,
  { tests = new Map() }: Run,
  mend: Practice['mend'],
): Promise<string | void> => {
  const red = join(folder, 'red.json');
  const told = [...tests].flatMap(([test, { state, message }]) =>
    state === 'red' ? [{ test, message }] : [],
  );
  await writeFile(red, JSON.stringify(told, undefined, 2));
  const instance = await startInstance({ ...inside, webPort: 0, apiPort: 0 });
  try {
    const addresses = { web: instance.webUrl, api: instance.apiUrl };
    return await mend({ folder: suite, addresses, red });
  } finally {
    await instance.stop();
  }
};

/** A program mends: it has the folder, the addresses, and the red tests in variables. */
export const menderOf =
  (
    command: string,
    environment: NodeJS.ProcessEnv,
    limitMs: number,
    stop: AbortSignal,
  ): Practice['mend'] =>
  async ({ folder, addresses, red }) => {
    const told = { ...environment, RED_TESTS: red };
    const suite = { words: [`${command} `], folder, environment: told };
    const run = await runSuite(suite, { addresses, scratch: join(red, '..'), limitMs, stop });
    if (run.end === 'green' || stop.aborted) return undefined;
    // Whoever leaves a test red may say so by its exit status.
    const [last = ''] = lastLines(run.output, 1);
    if (run.end === 'red') return `the mender ended with status ${run.code}: ${last}`;
    throw new Refusal(
      `The mender ${run.end === 'late' ? `did not end within ${limitMs / 1000} s` : 'did not start'}: ${command}`,
      lastLines(run.output, 10),
    );
  };

/** A person mends, with the same addresses as the variables of a command. */
export const byHand =
  (ask: (text: string) => Promise<void>): Practice['mend'] =>
  ({ folder, addresses: { web, api }, red }) =>
    ask(
      `Mend the tests in\n  ${folder}\nfor WEB_URL=${web} API_URL=${api}; the red ones are in\n  ${red}\nThen press Enter.`,
    );
