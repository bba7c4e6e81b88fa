import { sequence, type Saw } from './sequence.ts';

/** One call, whatever its endpoint is. */
export const ofAnyEndpoint = (saw: Pick<Saw, 'say' | 'is'>) => sequence({ ...saw, on: 'any' });
