import { script } from './failure.ts';
import { prepareGraded } from './graded.ts';
import { succeeds } from './processes.ts';

/** Starts the ring as a service. */
await script(async () => {
  await prepareGraded();
  const args = ['--max-semi-space-size=1', 'dist/service/main.js'];
  return (await succeeds(process.execPath, args, { cwd: 'apps/ring' })) ? 0 : 1;
});
