import { script } from './programs/failure.ts';
import { prepareGraded } from './graded.ts';
import { succeeds } from './programs/processes.ts';
import { trusting } from './programs/services.ts';

/** Starts the ring as a service. */
await script(async () => {
  await prepareGraded();
  const args = ['--max-semi-space-size=1', 'dist/service/main.js'];
  const env = { TRUSTED_PROXIES: trusting(process.env['HOST'] || '127.0.0.1') };
  return (await succeeds(process.execPath, args, { cwd: 'apps/ring', env })) ? 0 : 1;
});
