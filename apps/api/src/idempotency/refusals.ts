import { HttpProblem } from '../problem/refusal.ts';

export const invalidKey = (sent: string): HttpProblem =>
  new HttpProblem(
    'invalid-input',
    `Idempotency-Key: ${sent} is not a key. Send 1 to 255 visible characters, for example a random UUID.`,
  );

export const inProgress = (key: string): HttpProblem =>
  new HttpProblem(
    'request-in-progress',
    `The first request with the Idempotency-Key ${key} is still being executed. Send the same request again in one second.`,
    { headers: { 'Retry-After': '1' } },
  );

export const keyReused = (key: string): HttpProblem =>
  new HttpProblem(
    'idempotency-key-reused',
    `The Idempotency-Key ${key} belongs to a request with another path or body. Use a new key for this request.`,
  );
