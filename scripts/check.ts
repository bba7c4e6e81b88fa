import { checks, fast } from './tests/checks.ts';
import { script } from './programs/failure.ts';
import { runSteps } from './tests/steps.ts';

await script((stopped) => runSteps([checks(fast)], stopped));
