import type { Engine } from '../database/engine.ts';
import { readAlone } from './read-alone.ts';
import { readShared } from './read-shared.ts';
import type { ConditionsOf } from './reader.ts';

/** Only one process opens an SQLite file. A PostgreSQL database can have several replicas. */
export const openReader = async ({ define, ...engine }: Engine): Promise<ConditionsOf> =>
  define ? readAlone({ ...engine, define }) : readShared(engine);
