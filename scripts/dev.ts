import { once } from 'node:events';
import { script } from './programs/failure.ts';
import { checkFree, readPorts } from './programs/ports.ts';
import { launch } from './programs/processes.ts';
import { api, reachable, serve } from './programs/services.ts';

/** Starts both services; a changed file restarts the API and updates the site in place. */
await script(async (stopped) => {
  const host = process.env['HOST'] || '127.0.0.1';
  const ports = readPorts(process.env);
  await checkFree(ports, host);
  const { ended } = await serve([
    api(ports, host, { run: ['--watch', '--watch-preserve-output', 'src/main.ts'] }),
    {
      name: 'Vite',
      health: `http://${reachable(host)}:${ports.web}/`,
      launch: () =>
        launch('vite', ['--host', host, '--port', String(ports.web), '--strictPort'], {
          cwd: 'apps/web',
          env: { API_URL: `http://${reachable(host)}:${ports.api}` },
        }),
    },
  ]);
  await Promise.race([ended, once(stopped, 'abort')]);
  return 0;
});
