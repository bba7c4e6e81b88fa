import { browserTests } from './tests/browser-tests.ts';
import { checks, fast } from './tests/checks.ts';
import { script } from './programs/failure.ts';
import { testsNamed } from './tests/named-tests.ts';
import { runSteps } from './tests/steps.ts';

/** With words only the tests whose path contains one of them, however slow they are. */
const words = process.argv.slice(2);

await script(async (stopped) => {
  const steps =
    words.length > 0 ? await testsNamed(words) : [checks(fast), ...(await browserTests(['smoke']))];
  stopped.throwIfAborted();
  return runSteps(steps, stopped);
});
