import { rm } from 'node:fs/promises';
import { exampleBuild } from './example-build.ts';
import { start } from './start.ts';

/* The site's server as it is, in front of a build made for tests: they run before anything is built. */
const folder = await exampleBuild();
await start(process.env, folder);
await rm(folder, { recursive: true });
