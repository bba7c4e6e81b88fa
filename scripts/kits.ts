import { Failure, script } from './programs/failure.ts';
import { choose, runKits } from './kits/run.ts';
import { kits } from './kits/table.ts';
import { freePorts } from './programs/ports.ts';
import { succeeds } from './programs/processes.ts';
import { api, serve, web } from './programs/services.ts';
import { readSlice } from './tests/slice.ts';

const host = '127.0.0.1';

/** Runs the starter kits against a new Sparring: all of them, those named as arguments, or a slice of them. */
await script(async (stopped) => {
  const { take, rest } = readSlice(process.argv.slice(2));
  const chosen = take(choose(kits, rest));
  const built = await succeeds('turbo', ['run', 'build', '--output-logs=new-only']);
  if (!built) throw new Failure('The build failed: see the lines above.');

  const ports = await freePorts();
  const addresses = {
    WEB_URL: `http://${host}:${ports.web}`,
    API_URL: `http://${host}:${ports.api}`,
  };
  // Links to other sites open an origin that answers without internet.
  const elsewhere = `${addresses.API_URL}/v1/practice/ping`;
  const { ended } = await serve([
    api(ports, host, { env: { DATABASE_URL: ':memory:', LOG_LEVEL: 'error' } }),
    web(ports, host, { env: { EXTERNAL_URL: elsewhere } }),
  ]);
  return Promise.race([ended, runKits(chosen, addresses, stopped)]);
});
