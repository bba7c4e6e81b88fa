import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { closeGracefully } from '@sparring/serving/close';
import { firstSignal } from '@sparring/serving/exit';
import { listen } from '@sparring/serving/listen';
import { sayAs } from '@sparring/serving/log-line';
import { isFree } from '@sparring/serving/free-port';
import { createUncaughtHandler } from '@sparring/serving/uncaught';
import { startInstanceIn } from '../instance/start-instance.ts';
import { type Book, bookOf } from '../book/book.ts';
import { graded } from '../graded/folder.ts';
import type { Theme } from '../look/theme.ts';
import { takenAmong } from '../service/free-places.ts';
import { readEnvironment } from '../service/env.ts';
import { openGrader } from './open-grader.ts';

const holdMs = 10_000;
const timeoutMs = 30_000;
const longestStop = 10_000;
const dataFolder = fileURLToPath(new URL('../../data', import.meta.url));

const say = sayAs('grader');
const parsed = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** Starts the grader with the given variables. It stops at SIGTERM or SIGINT. */
export const start = async (variables: NodeJS.ProcessEnv): Promise<void> => {
  const environment = readEnvironment(variables);
  const grader = await openGrader({
    environment,
    folder: environment.GRADER_DATA ?? dataFolder,
    book: bookOf((await parsed(graded.book)) as Book),
    theme: (await parsed(graded.theme)) as Theme,
    startInstance: startInstanceIn(process.env, say),
    now: () => new Date(),
    drawOrder: () => randomInt(2 ** 31),
    holdMs,
    silenceMs: environment.GRADER_SILENCE * 1000,
    timeoutMs,
    report: (error) => say(inspect(error)),
  });
  const uncaught = createUncaughtHandler({
    report: (error) => say(`nothing caught this: ${inspect(error)}`),
    giveUp: () => process.exit(1),
    now: () => performance.now(),
  });
  process.on('uncaughtException', uncaught.caught);
  const server = grader.serve(uncaught.around);
  const { HOST, GRADER_PORT } = environment;
  await listen(server, { HOST, PORT: GRADER_PORT });
  const pairs = environment.GRADER_INSTANCE_PORTS.slice(0, environment.GRADER_INSTANCES);
  for (const [web, api] of await takenAmong(pairs, (port) => isFree(port, HOST)))
    say(`another program has port ${web} or ${api}: no instance opens there until it ends`);
  say(`listening on http://${HOST}:${GRADER_PORT}`);
  say(
    `open it in a browser, or run in the folder of your tests: curl -s http://localhost:${GRADER_PORT}/grade.sh | sh -s -- <your command>`,
  );
  if (environment.GRADER_KEY === undefined)
    say('GRADER_KEY is not set, so there is no table of all cards for a teacher');
  const stop = async (): Promise<void> => {
    await Promise.all([grader.close(), closeGracefully(server, longestStop)]);
    process.exit();
  };
  void firstSignal().then(stop);
};
