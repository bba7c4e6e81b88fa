import { readDefects } from '@sparring/defects/all';
import { afterAll, beforeAll } from 'vitest';
import type { Corner } from '../src/corner/corner.ts';
import { startCorner } from '../src/corner/start-corner.ts';
import { needsPage } from './bout.ts';
import { prove } from './prove.ts';

const defects = (await readDefects()).filter((one) => !needsPage(one));
let sound: Corner;

beforeAll(async () => {
  sound = await startCorner({ seed: 1, webPort: 0, apiPort: 0 });
});
afterAll(() => sound.stop());

prove({ defects, sound: () => sound, browser: () => undefined, kin: () => defects });
