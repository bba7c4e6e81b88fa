import { inject } from 'vitest';
import { deskAt } from './test-desk-at.ts';

/** An API that is the only one on its database: it knows a change of a class at once, and counts all wrong keys. */
export const onlyDesk = await deskAt(inject('onlyDeskUrl'));
