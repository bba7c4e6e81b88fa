import { browserTests } from './browser-tests.ts';
import { checks, fast, slow } from './checks.ts';
import { script } from './failure.ts';
import { readSlice } from './slice.ts';
import { runSteps } from './steps.ts';

/** With --rest, what `npm test` has not run; with --slice, a part of the browser tests. */
const { shard, rest } = readSlice(process.argv.slice(2));
const isRest = rest.includes('--rest');
const options = shard === undefined ? [] : [`--shard=${shard}`];

await script(async (stopped) => {
  const browser = await browserTests(isRest ? ['rest'] : ['smoke', 'rest'], options);
  stopped.throwIfAborted();
  return runSteps([checks(isRest ? slow : [...fast, ...slow]), ...browser], stopped);
});
