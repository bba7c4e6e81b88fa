import { HttpProblem } from '../problem/refusal.ts';

/** The refusal of both engines. */
export const storeUnavailable = (cause: unknown): HttpProblem =>
  new HttpProblem(
    'store-unavailable',
    'The database is temporarily unavailable. Stored data is not lost. Try again in 5 seconds.',
    { headers: { 'Retry-After': '5' }, cause },
  );
