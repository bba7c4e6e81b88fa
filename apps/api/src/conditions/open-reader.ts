import type { Engine } from '../database/engine.ts';
import { readAlone } from './read-alone.ts';
import { readShared } from './read-shared.ts';
import type { ConditionsReader } from './reader.ts';

/** Only one process opens an SQLite file. A PostgreSQL database can have several replicas. */
export const openReader = async (engine: Engine): Promise<ConditionsReader> =>
  engine.dialect === 'sqlite' ? readAlone(engine) : readShared(engine);
