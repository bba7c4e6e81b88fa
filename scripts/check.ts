import { checks, fast } from './checks.ts';
import { script } from './failure.ts';
import { runSteps } from './steps.ts';

await script((stopped) => runSteps([checks(fast)], stopped));
