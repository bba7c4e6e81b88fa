import type { Note, Notebook } from '@sparring/contracts/notes/note';
import type { Write } from './queue.ts';

interface Reply {
  readonly status: number;
  /** Why it was refused. */
  readonly detail: string;
}

/** Fails when there is no response, or none that decides. */
const ask = async (target: string, init: RequestInit): Promise<Response> => {
  const reply = await fetch(target, { cache: 'no-store', ...init });
  if (reply.status >= 500 || reply.status === 429) throw new Error(`it replied ${reply.status}`);
  return reply;
};

/** The notes at the API. */
export const createServer = (api: string) => {
  const address = `${api}/labs/notes`;
  const list = async (): Promise<Notebook> => {
    const reply = await ask(address, {});
    if (!reply.ok) throw new Error(`it replied ${reply.status}`);
    return reply.json() as Promise<Notebook>;
  };

  return {
    notes: async (): Promise<readonly Note[]> => (await list()).notes,
    writes: async (): Promise<Notebook['writes']> => (await list()).writes,
    put: async ({ id, text, version, isOffline }: Write): Promise<Reply> => {
      const match: Record<string, string> =
        version === undefined ? { 'If-None-Match': '*' } : { 'If-Match': `"${version}"` };
      const reply = await ask(`${address}/${id}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', ...match },
        body: JSON.stringify({ text, ...(isOffline && { offline: true }) }),
      });
      if (reply.ok) return { status: reply.status, detail: '' };
      const { detail } = (await reply.json()) as Reply;
      return { status: reply.status, detail };
    },
    clear: () => ask(address, { method: 'DELETE' }),
  };
};
