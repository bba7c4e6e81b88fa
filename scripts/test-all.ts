import { browserTests } from './tests/browser-tests.ts';
import { checks, fast, slowTests } from './tests/checks.ts';
import { script } from './programs/failure.ts';
import { readSlice } from './tests/slice.ts';
import { runSteps } from './tests/steps.ts';

/** With --rest, what `npm test` has not run; with --slice, a part of the slow tests and of the browser tests. */
const { shard, rest } = readSlice(process.argv.slice(2));
const isRest = rest.includes('--rest');
const options = shard === undefined ? [] : [`--shard=${shard}`];

await script(async (stopped) => {
  const browser = await browserTests(isRest ? ['rest'] : ['smoke', 'rest'], options);
  stopped.throwIfAborted();
  const first = isRest ? [] : [checks(fast)];
  return runSteps([...first, slowTests(options), ...browser], stopped);
});
