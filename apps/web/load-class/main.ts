import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { buyLamp, launchBrowser } from './browser-test.ts';
import { Learner } from './learner.ts';
import { Tally } from './tally.ts';

const env = z
  .object({ SITE_URL: z.url(), LEARNERS: z.coerce.number(), SECONDS: z.coerce.number() })
  .extend({ PAUSE_MS: z.coerce.number(), BROWSER: z.enum(['yes', 'no']) })
  .parse(process.env);

const began = performance.now();
const deadline = began + env.SECONDS * 1000;
const numbers = Array.from({ length: env.LEARNERS }, (_, at) => at + 1);
const group = `class-${env.LEARNERS}`;

const repeat = async (name: string, tally: Tally, round: (nth: number) => Promise<void>) => {
  for (let nth = 1; performance.now() < deadline; nth += 1)
    await tally.round(name, () => round(nth));
};

const callApi = async (tally: Tally): Promise<void> => {
  await Promise.all(
    numbers.map(async (number) => {
      // The first requests of a real class are spread over time, too.
      await wait((env.PAUSE_MS * number) / env.LEARNERS);
      const name = `${group}-${number}`;
      const learner = new Learner(env.SITE_URL, name, number, tally, env.PAUSE_MS);
      await tally.round(learner.name, () => learner.begin());
      await repeat(learner.name, tally, (nth) => learner.suite(nth));
    }),
  );
};

const useTheSite = async (tally: Tally): Promise<void> => {
  if (env.BROWSER === 'no') return;
  const browser = await launchBrowser();
  const round = () => buyLamp(browser, env.SITE_URL);
  await Promise.all(numbers.map((number) => repeat(`browser ${number}`, tally, round)));
  await browser.close();
};

const api = new Tally();
const site = new Tally();
await Promise.all([callApi(api), useTheSite(site)]);

const seconds = (performance.now() - began) / 1000;
const perSecond = Math.round(api.milliseconds.length / seconds);
const errors = [...api.errors, ...site.errors];
for (const error of errors.slice(0, 20)) console.error(`✗ ${error}`);
const ms = (percent: number) => `${api.percentile(percent).toFixed(0)} ms`;
console.log(`
  ${env.LEARNERS} learners, ${seconds.toFixed()} s: ${api.milliseconds.length} API calls (${perSecond} per second), ${site.rounds} browser tests
  response times of the API: p50 ${ms(50)}, p90 ${ms(90)}, p99 ${ms(99)}
  ${errors.length} unexpected errors
`);
process.exitCode = errors.length === 0 ? 0 : 1;
