import { Client, type Pool } from 'pg';
import type { Messages } from './messages.ts';
import { storeUnavailable } from './unavailable.ts';

/** The channel of PostgreSQL on which the APIs talk. */
const channel = 'sparring_messages';

/** The milliseconds after which a connection that was silent is asked whether it still exists. */
const keepAliveMs = 10_000;

/**
 * LISTEN and NOTIFY, which deliver in the order of the commits, so that all receivers get the same order. To poll a table
 * would cost four reads a second for each connection. One more connection listens, from the first receiver on until it
 * breaks.
 */
export const postgresMessages = (
  url: string,
  pool: Pool,
): Messages & { close: () => Promise<void> } => {
  const open = new Set<Client>();

  const listen = async (hear: (text: string) => void, lost: () => void): Promise<void> => {
    const client = new Client({
      connectionString: url,
      application_name: 'sparring messages',
      connectionTimeoutMillis: 3000,
      query_timeout: 6000,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
    });
    let isListening = false;
    const end = (): void => {
      if (open.delete(client) && isListening) lost();
    };
    client.on('error', end).on('end', end);
    client.on('notification', ({ payload = '' }) => hear(payload));
    open.add(client);
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      isListening = true;
    } catch (error) {
      open.delete(client);
      void client.end().catch(() => {});
      throw error;
    }
  };

  return {
    send: async (text) => {
      await pool.query('SELECT pg_notify($1, $2)', [channel, text]).catch((error: unknown) => {
        throw storeUnavailable(error);
      });
    },
    receive: (hear, lost) =>
      listen(hear, lost).catch((error: unknown) => {
        throw storeUnavailable(error);
      }),
    close: async () => {
      const clients = [...open];
      open.clear();
      await Promise.all(clients.map((client) => client.end().catch(() => {})));
    },
  };
};
