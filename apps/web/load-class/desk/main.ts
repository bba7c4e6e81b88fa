import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { Tally } from '../tally.ts';
import { pullLever } from './lever.ts';
import { assertRefusals, type Member, repeatMistake, runSuite } from './learners.ts';
import { mistakes } from './mistakes.ts';
import { Observer } from './observer.ts';
import { Teacher } from './teacher.ts';

const env = z
  .object({ SITE_URL: z.url(), TEACHER_KEY: z.string(), SECONDS: z.coerce.number().min(20) })
  .parse(process.env);

const mistaken = 60;
const refusing = 30;
const size = 200;
const pauseMs = 4000;
const inTimeMs = 5000;

const teacher = new Teacher(env.SITE_URL, env.TEACHER_KEY);
const names = Array.from({ length: size }, (_, at) => `Learner ${at + 1}`);
const { path, keys } = await teacher.begin('A class of 200', names);
const members: readonly Member[] = keys.map((key, at) => ({ number: at + 1, key }));

const observer = new Observer();
const leaving = new AbortController();
const watching = teacher.watch(path, (event) => observer.see(event), leaving.signal);

const deadline = performance.now() + env.SECONDS * 1000;
const lesson = { site: env.SITE_URL, pauseMs, isOver: () => performance.now() > deadline };
const healthy = members.slice(mistaken);
const tallies = new Map(healthy.map(({ number }) => [number, new Tally()]));
const thirdAt = new Map<number, number>();

const work = async (member: Member): Promise<void> => {
  const { number } = member;
  // The first requests of a real class are spread over time, too.
  await wait((pauseMs * number) / size);
  const tally = tallies.get(number);
  if (!tally)
    thirdAt.set(number, await repeatMistake(lesson, member, mistakes[number % mistakes.length]!));
  else if (number <= mistaken + refusing) await assertRefusals(lesson, member, tally);
  else await runSuite(lesson, member, tally);
};
await Promise.all(members.map(work));
await wait(3000);
leaving.abort();
await watching;
const lever = await pullLever(env.SITE_URL, teacher, names);

const late = members.slice(0, mistaken).filter(({ number }) => {
  const { named, reachesNobody } = mistakes[number % mistakes.length]!;
  const at = observer.namedAt(named, number);
  const isListed = reachesNobody ? at !== undefined : observer.suspected(number);
  return !isListed || at === undefined || at - thirdAt.get(number)! > inTimeMs;
});
const alarms = healthy.filter(({ number }) => observer.suspected(number));
const wrong = healthy.filter(
  ({ number }) => observer.rows.get(number)?.calls !== tallies.get(number)!.milliseconds.length,
);
const errors = [...tallies.values()].flatMap((tally) => tally.errors);
const behind = new Tally();
behind.milliseconds.push(...observer.behind);

for (const error of errors.slice(0, 20)) console.error(`✗ ${error}`);
for (const { number } of late)
  console.error(`✗ not named in time: ${mistakes[number % mistakes.length]!.name}`);
for (const { number } of [...alarms, ...wrong].slice(0, 10))
  console.error(`✗ member ${number}: ${JSON.stringify(observer.rows.get(number))}`);
const seconds = (percent: number) => `${(behind.percentile(percent) / 1000).toFixed(1)} s`;
console.log(`
  a class of ${size}, ${env.SECONDS} s: ${behind.milliseconds.length} changes of rows, ${seconds(50)} after their requests, ${seconds(99)} for the slowest hundredth
  mistakes named, or listed as reaching nobody, within ${inTimeMs / 1000} s of the third time: ${mistaken - late.length} of ${mistaken}
  false alarms: ${alarms.length} of ${healthy.length} healthy learners, of whom ${refusing} assert refusals, half of them with one test in watch mode
  rows with a wrong number of requests: ${wrong.length} of ${healthy.length}
  ${errors.length} unexpected errors
  one seed for ${lever.members} members: ${lever.milliseconds.toFixed(0)} ms; of ${lever.calls} random responses ${lever.others[0]} differ from the printed table, ${lever.others[1]} after each member has reset
`);
const isEqual = lever.milliseconds < 1000 && lever.calls > 0 && Math.max(...lever.others) === 0;
process.exitCode =
  errors.length + wrong.length === 0 && late.length <= 3 && alarms.length <= 2 && isEqual ? 0 : 1;
