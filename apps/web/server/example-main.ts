import { rm } from 'node:fs/promises';
import { exampleBuild } from './example-build.ts';
import { start } from './start.ts';

/* Starts the site's server with an example build, because these tests run before the real build. */
const folder = await exampleBuild();
try {
  await start(process.env, folder);
} finally {
  await rm(folder, { recursive: true });
}
