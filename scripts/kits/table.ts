import type { Kit } from './kit.ts';
import { npmSuite } from './npm.ts';

/** Every kit, one line each, in the order in which they run. */
export const kits: Kit[] = [{ name: 'postman', prepare: npmSuite }];
