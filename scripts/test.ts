import { browserTests } from './browser-tests.ts';
import { checks, fast } from './checks.ts';
import { script } from './failure.ts';
import { testsNamed } from './named-tests.ts';
import { runSteps } from './steps.ts';

/** With words only the tests whose path contains one of them, however slow they are. */
const words = process.argv.slice(2);

await script(async (stopped) => {
  const steps =
    words.length > 0 ? await testsNamed(words) : [checks(fast), ...(await browserTests(['smoke']))];
  stopped.throwIfAborted();
  return runSteps(steps, stopped);
});
