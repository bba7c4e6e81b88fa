import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { harmlessChanges, type ChangeId } from '@sparring/defects/changes';
import { roundOf, roundsOfAPage, setOf } from '@sparring/defects/runtime/round';
import { shuffled } from '../graded/deal.ts';
import { type Choices, graded } from '../graded/folder.ts';
import {
  InstanceError,
  type Instance,
  type InstanceOptions,
  type StartInstance,
} from './instance.ts';
import { createLauncher, type Log } from './launcher.ts';
import type { Asked, Opening, Said } from './messages.ts';

const longestStop = 2000;
const loopback = '127.0.0.1';

const readChoices = (): Choices => {
  if (!existsSync(graded.choices))
    throw new InstanceError('There is no graded build: run it first.');
  return JSON.parse(readFileSync(graded.choices, 'utf8')) as Choices;
};

const changeOf = (id: string): ChangeId => {
  const known = harmlessChanges.find((one) => one.id === id);
  if (known) return known.id;
  throw new InstanceError(`The graded build knows no harmless change ${id}.`);
};

/** What a page is told: what it has to do itself, and blanks. */
const roundsOf = (chosen: readonly number[], set: number, choices: Choices): readonly number[] => {
  const { inPages, sets, blanks, seal } = choices;
  const own = [
    ...chosen.filter((number) => inPages.includes(number)),
    ...(set > 0 ? [sets[set]!] : []),
  ];
  if (own.length > roundsOfAPage)
    throw new InstanceError(`A page knows at most ${roundsOfAPage} defects, not ${own.length}.`);
  const told = [...own, ...shuffled(blanks, randomInt)].slice(0, roundsOfAPage);
  return shuffled(told, randomInt).map((number) => roundOf(number, seal, randomInt));
};

const openingOf = (options: InstanceOptions, choices: Choices): Opening => {
  const { defects = [], redesign, isMarked = false, host = loopback, webPort, apiPort } = options;
  const changes = (options.changes ?? []).map(changeOf);
  const chosen = defects.map((defect) => {
    const number = choices.numbers[defect];
    if (number !== undefined) return number;
    throw new InstanceError(`The graded build knows no defect ${defect}: build it again.`);
  });
  const rounds = roundsOf(chosen, setOf(changes), choices);
  return { host, webPort, apiPort, changes, redesign, isMarked, chosen, rounds };
};

const nextSaid = async (child: ChildProcess, ended: Promise<string>): Promise<Said> => {
  const heard = new AbortController();
  try {
    const said = once(child, 'message', { signal: heard.signal }) as Promise<[Said]>;
    said.catch(() => {});
    const first = await Promise.race([said, ended]);
    if (typeof first === 'string') throw new InstanceError(first);
    return first[0];
  } finally {
    heard.abort();
  }
};

/** Why an instance did not open, for whoever is told. */
const whyNot = (said: Said, log: Log | undefined): string => {
  if (!('failed' in said)) return 'The instance sent an unexpected message.';
  log?.(`The instance did not open: ${said.failed}`);
  return log ? 'The instance did not open.' : said.failed;
};

/**
 * Opens instances of the graded build in this environment; an instance is ready when its promise resolves. With a log,
 * errors say what happened, and the log says why.
 */
export const startInstanceIn = (environment: NodeJS.ProcessEnv, log?: Log): StartInstance => {
  const launcher = createLauncher(environment, log);
  return async (options) => {
    const choices = readChoices();
    const ids = new Map(Object.entries(choices.numbers).map(([id, number]) => [number, id]));
    const opening = openingOf(options, choices);
    const { child, ended } = launcher.take();
    /* A process that does not start says so by its end. */
    child.send(opening, () => {});
    let isStopped = false;

    const stop = async (): Promise<void> => {
      isStopped = true;
      if (child.connected) child.disconnect();
      const tooLate = setTimeout(() => child.kill('SIGKILL'), longestStop);
      await ended;
      clearTimeout(tooLate);
    };

    const said = await nextSaid(child, ended);
    if (!('opened' in said)) {
      await stop();
      throw new InstanceError(whyNot(said, log));
    }

    launcher.prepare();

    const idsOf = (numbers: readonly number[]) =>
      new Set(numbers.map((number) => ids.get(number)).filter((id) => id !== undefined));
    const reached = async () => {
      /* A process that has ended says so by its end. */
      child.send('notes' satisfies Asked, () => {});
      const told = await nextSaid(child, ended);
      if (!('notes' in told)) throw new InstanceError('The instance sent an unexpected message.');
      const { notes, visits, requests, loaded, heard } = told;
      return {
        requests,
        reached: idsOf(notes.reached),
        different: idsOf(notes.different),
        seen: idsOf(notes.seen),
        visits: new Map(
          visits.flatMap(([number, visit]) => {
            const id = ids.get(number);
            return id === undefined ? [] : [[id, visit] as const];
          }),
        ),
        loaded: new Set(loaded),
        heard: new Set(heard),
      };
    };
    const instance: Instance = {
      webUrl: `http://${loopback}:${said.opened.webPort}`,
      apiUrl: `http://${loopback}:${said.opened.apiPort}`,
      pid: child.pid!,
      reached,
      stop,
      died: new Promise((tell) => void ended.then((how) => isStopped || tell(how))),
    };
    return instance;
  };
};

export const startInstance = startInstanceIn(process.env);
