import { resolve } from 'node:path';
import { findChromium } from './chromium.ts';
import { script } from './failure.ts';
import { runSteps, type Step } from './steps.ts';

/** Every defect of the ring is proven; or only what is named, as Vitest names it. */
const only = process.argv.slice(2);

await script(async (stopped) => {
  const proof: Step = {
    name: 'proof of the defects',
    cwd: 'apps/ring',
    env: { CHROMIUM_PATH: await findChromium(process.env) },
    report: resolve('apps/ring/reports/proof.json'),
    commands: [['vitest', 'run', '--config', 'test/proof/proof.config.ts', ...only]],
  };
  return runSteps([proof], stopped);
});
