import { levels } from '@sparring/defects/defect';
import { type RedesignId, redesigns } from '@sparring/defects/redesigns/redesigns';
import { isPlatform, platformNames, type PlatformName } from '../report/platforms.ts';
import { Refusal } from './refusal.ts';

const redesignIds = redesigns.map(({ id }) => id);

export interface Option {
  readonly value?: string;
  readonly says: string;
}

/** In the order in which --help shows them. */
export const options = {
  only: { value: 'cart,LIST-02', says: 'only these areas or rules' },
  level: { value: 'easy,hard', says: `only these levels: ${levels.join(', ')}` },
  pick: { value: '20', says: 'only so many, drawn at random' },
  mark: { says: 'a card that others can believe: about half as many runs more' },
  seed: { value: '7', says: 'draw the same defects as another card with this seed' },
  again: { says: 'only what the last card missed, and its false alarms' },
  'keep-finds': {
    value: 'before.json',
    says: 'only what this earlier card found; exit 1 when a find is lost',
  },
  redesign: {
    value: 'test-ids',
    says: `on a Sparring where names have changed: ${redesignIds.join(', ')}`,
  },
  full: { says: 'slower: all anew, a run for each defect, all harmless changes' },
  watch: { says: 'a card now, and another one at each saved file' },
  bail: { says: 'stop at the first defect that a run misses' },
  jobs: { value: '2', says: 'runs at once (default: as many as the cores can do)' },
  in: { value: 'folder', says: 'the folder of the command (default: this one)' },
  files: {
    value: "'tests/*.spec.ts'",
    says: 'give each run only the test files that reach its defects',
  },
  junit: { value: 'file.xml', says: "where the runner writes JUnit's XML; * is allowed" },
  port: { value: '3000', says: 'the port of the site, for a suite that has it built in' },
  'api-port': { value: '3001', says: 'the port of the API alone' },
  limit: { value: '900', says: 'the longest time of a baseline run, in seconds (default: 900)' },
  results: { value: 'gradescope', says: `also write what ${platformNames.join(', ')} read` },
  'at-least': { value: '60', says: 'exit with 1 below this score of 100' },
  'no-coverage': { says: 'run the tests also for defects that they do not reach' },
  help: { says: 'show this' },
} as const satisfies Record<string, Option>;

type Name = keyof typeof options;
type Given<Key extends string = Name> = Partial<Record<Key, string>>;

export interface Asked {
  readonly words: readonly string[];
  readonly only: readonly string[];
  readonly levels: readonly string[];
  readonly pick?: number;
  readonly seed?: number;
  readonly jobs?: number;
  readonly folder?: string;
  /** A pattern for the files of the tests, whose names are added to the command. */
  readonly files?: string;
  readonly junit?: string;
  readonly port?: number;
  readonly apiPort?: number;
  readonly limit: number;
  readonly atLeast?: number;
  readonly results?: PlatformName;
  readonly redesign?: RedesignId | undefined;
  readonly isMark: boolean;
  /** The file of an earlier card. */
  readonly keepFinds?: string;
  readonly isAgain: boolean;
  readonly isFull: boolean;
  readonly isWatch: boolean;
  readonly isBail: boolean;
  readonly isWithoutCoverage: boolean;
  readonly isHelp: boolean;
}

/** The command as a card says it. */
export const commandOf = ({ words, files }: Pick<Asked, 'words' | 'files'>): string =>
  [...words, ...(files ? [files] : [])].join(' ');

/** Options stand before the command; everything from its first word on is the command. */
export const split = <Key extends string>(
  words: readonly string[],
  table: Readonly<Record<Key, Option>>,
  program: string,
): { readonly given: Given<Key>; readonly command: readonly string[] } => {
  const given: Given<Key> = {};
  const isName = (name: string): name is Key => Object.hasOwn(table, name);
  let at = 0;
  for (; at < words.length && words[at]!.startsWith('-'); at++) {
    const word = words[at]!;
    if (word === '--') return { given, command: words.slice(at + 1) };
    const [, name = '', joined] = /^--?([\w-]+)(?:=(.*))?$/s.exec(word) ?? [];
    const full = Object.hasOwn(aliases, name) ? aliases[name]! : name;
    if (!isName(full))
      throw new Refusal(`Unknown option ${word}. See: npm run ${program} -- --help`);
    const option = table[full];
    if (option.value === undefined) {
      given[full] = 'yes';
      continue;
    }
    const value = joined ?? words[++at];
    if (!value) throw new Refusal(`${word} needs a value: ${word} ${option.value}`);
    given[full] = value;
  }
  return { given, command: words.slice(at) };
};

/** Other names of options; --no-ladder is the name that --no-coverage had first. */
const aliases: Readonly<Record<string, Name>> = { h: 'help', 'no-ladder': 'no-coverage' };

const numberOf = (given: Given, name: Name, least: number, most: number): number | undefined => {
  const text = given[name];
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Refusal(`--${name} is "${text}", expected a whole number from ${least} to ${most}.`);
};

const platformOf = (name: string | undefined): PlatformName | undefined => {
  if (name === undefined || isPlatform(name)) return name;
  throw new Refusal(`--results is "${name}", expected ${platformNames.join(', ')}.`);
};

const redesignOf = (name: string | undefined): RedesignId | undefined => {
  const known = redesignIds.find((id) => id === name);
  if (name === undefined || known) return known;
  throw new Refusal(`--redesign is "${name}", expected ${redesignIds.join(', ')}.`);
};

const listOf = (text = ''): readonly string[] => text.split(/[,|]/).filter((word) => word !== '');

export const readOptions = (words: readonly string[]): Asked => {
  const { given, command } = split(words, options, 'grade');
  const wrong = listOf(given.level).find((level) => !levels.some((known) => known === level));
  if (wrong) throw new Refusal(`Unknown level "${wrong}": the levels are ${levels.join(', ')}.`);
  const isHelp = given.help !== undefined;
  if (command.length === 0 && !isHelp)
    throw new Refusal(
      'Which command runs your tests? For example: npm run grade -- npx playwright test',
    );
  const chosen: Asked = {
    words: command,
    only: listOf(given.only),
    levels: listOf(given.level),
    limit: numberOf(given, 'limit', 1, 86_400) ?? 900,
    isMark: given.mark !== undefined,
    isAgain: given.again !== undefined,
    isFull: given.full !== undefined,
    isWatch: given.watch !== undefined,
    isBail: given.bail !== undefined,
    isWithoutCoverage: given['no-coverage'] !== undefined,
    isHelp,
    ...present('folder', given.in),
    ...present('files', given.files),
    ...present('junit', given.junit),
    ...present('pick', numberOf(given, 'pick', 1, 10_000)),
    ...present('seed', numberOf(given, 'seed', 0, 0xffff_ffff)),
    ...present('jobs', numberOf(given, 'jobs', 1, 64)),
    ...present('port', numberOf(given, 'port', 1, 65_535)),
    ...present('apiPort', numberOf(given, 'api-port', 1, 65_535)),
    ...present('keepFinds', given['keep-finds']),
    ...present('results', platformOf(given.results)),
    ...present('redesign', redesignOf(given.redesign)),
    ...present('atLeast', numberOf(given, 'at-least', 0, 100)),
  };
  if (chosen.port !== undefined && chosen.port === chosen.apiPort)
    throw new Refusal(`--port and --api-port are both ${chosen.port}: give each its own.`);
  if (
    chosen.keepFinds !== undefined &&
    (chosen.isMark || chosen.isAgain || chosen.atLeast !== undefined)
  )
    throw new Refusal('--keep-finds makes no card: leave out --mark, --again and --at-least.');
  if (chosen.isMark && chosen.isAgain)
    throw new Refusal(
      'A mark adds nothing to what earlier cards say: leave out --mark or --again.',
    );
  if (
    chosen.isWatch &&
    (chosen.isMark || chosen.isAgain || chosen.isFull || chosen.keepFinds !== undefined)
  )
    throw new Refusal(
      'With --watch each card keeps what it can of the last one: leave out --mark, --again, --full and --keep-finds.',
    );
  if (hasFixedPort(chosen) && (chosen.jobs ?? 1) > 1)
    throw new Refusal('With --port or --api-port there is one run at a time: leave out --jobs.');
  if (chosen.files !== undefined && command.length === 1 && /\s/.test(command[0]!))
    throw new Refusal(
      'With --files the command must not be one word in quotes: leave out the quotes.',
    );
  if (chosen.files !== undefined && !/[*?[{]/.test(chosen.files))
    throw new Refusal(
      `--files is "${chosen.files}", which is one file. Put the pattern in quotes, or the shell replaces it: --files 'tests/*.spec.ts'`,
    );
  return chosen;
};

const present = <Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [name in Key]?: Value } =>
  value === undefined ? {} : ({ [key]: value } as { readonly [name in Key]: Value });

export const hasFixedPort = ({ port, apiPort }: Asked): boolean =>
  port !== undefined || apiPort !== undefined;
