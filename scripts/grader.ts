import { script } from './programs/failure.ts';
import { prepareGraded } from './graded.ts';
import { succeeds } from './programs/processes.ts';
import { trusting } from './programs/services.ts';

/** Starts the grader as a service. */
await script(async () => {
  if (process.env['npm_lifecycle_event'] === 'ring')
    console.log(
      'npm run ring is called npm run grader now. The older name is understood until 2.0.',
    );
  await prepareGraded();
  const args = ['--max-semi-space-size=1', 'dist/service/main.js'];
  const env = { TRUSTED_PROXIES: trusting(process.env['HOST'] || '127.0.0.1') };
  return (await succeeds(process.execPath, args, { cwd: 'apps/grader', env })) ? 0 : 1;
});
