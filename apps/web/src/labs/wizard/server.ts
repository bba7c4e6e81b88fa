import type { Registered } from '@sparring/contracts/wizard/wizard-endpoints';
import type { Errors, Values } from './form.ts';

interface Refusal {
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
}

/** What the wizard asks of the API in a workspace. It fails when there is no response that it can use. */
export const createServer = (api: string) => {
  const ask = async (path: string, known: readonly number[], init: RequestInit = {}) => {
    const signal = AbortSignal.timeout(5000);
    const reply = await fetch(`${api}/labs/wizard${path}`, { cache: 'no-store', signal, ...init });
    if (!reply.ok && !known.includes(reply.status)) throw new Error(`it replied ${reply.status}`);
    return { isRefused: !reply.ok, body: await reply.json() };
  };

  return {
    places: async (of: string): Promise<readonly string[]> =>
      (await ask(`/places?of=${of}`, [])).body.places,

    /** Null if the postcode is unknown. */
    street: async (postcode: string): Promise<string | null> => {
      const { isRefused, body } = await ask(`/streets/${encodeURIComponent(postcode)}`, [404]);
      return isRefused ? null : body.street;
    },

    register: async (values: Values): Promise<Registered | { readonly errors: Errors }> => {
      const { isRefused, body } = await ask('/registrations', [400, 422], {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...values, age: Number(values.age) }),
      });
      if (!isRefused) return body;
      const { errors = [] } = body as Refusal;
      const told = errors.map(({ pointer, detail }) => [
        pointer.slice(1),
        `The server: ${detail}.`,
      ]);
      return { errors: Object.fromEntries(told) };
    },
  };
};

export type Server = ReturnType<typeof createServer>;
