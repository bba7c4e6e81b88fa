import type { ClientNumber } from './client-number.ts';
import type { Work } from '../database/engine.ts';

/** Locks the row of a workspace, and creates it if there is none. */
export type LockRow = (
  workspace: string,
  clientNumber: ClientNumber,
) => Work<{ readonly id: number }>;
