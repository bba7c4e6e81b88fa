import { HttpProblem } from '../refusal.ts';

/** Both engines refuse in the same words. */
export const storeUnavailable = (cause: unknown): HttpProblem =>
  new HttpProblem(
    'store-unavailable',
    'The database does not answer at the moment. Nothing of yours is lost: try again in some seconds.',
    { headers: { 'Retry-After': '5' }, cause },
  );
