import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { problem } from '@sparring/contracts/problem';
import { asJson } from '../practice/call/as-json.ts';
import { type Answer, send } from '../practice/call/send.ts';

/** A part of the API's answer, or why it is missing. */
export type Fetched<Value> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'there'; readonly value: Value };

const readIn = <Value>(schema: z.ZodType<Value>, { status, body }: Answer): Fetched<Value> => {
  const json = asJson(body);
  const value = schema.safeParse(json).data;
  if (value !== undefined && status === 200) return { state: 'there', value };
  return { state: 'failed', reason: problem.safeParse(json).data?.detail ?? `${status}: ${body}` };
};

/** Reads an address, again when it changes. The last value stays until the next one is there. */
export const useFetched = <Value>(schema: z.ZodType<Value>, url: string): Fetched<Value> => {
  const [fetched, setFetched] = useState<Fetched<Value>>({ state: 'waiting' });
  useEffect(() => {
    const leaving = new AbortController();
    const show = (next: Fetched<Value>) => leaving.signal.aborted || setFetched(next);
    void send({ method: 'GET', url, headers: {} }, leaving.signal).then(
      (answer) => show(readIn(schema, answer)),
      (cause: unknown) =>
        show({ state: 'failed', reason: `No response arrived (${String(cause)}).` }),
    );
    return () => leaving.abort();
  }, [schema, url]);
  return fetched;
};
