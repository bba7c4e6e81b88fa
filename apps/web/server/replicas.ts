import { lookup } from 'node:dns/promises';
import { Pool } from 'undici';

export interface Timeouts {
  readonly connectMs: number;
  /** How long the API may stay silent. Its slowest answer takes ten seconds. */
  readonly silenceMs: number;
  /** How long a connection to the API is kept without a request. */
  readonly idleMs: number;
  /** How long a replica that failed gets requests only if no other replica is left. */
  readonly restMs: number;
  /** How long the addresses from a DNS look-up are used. */
  readonly freshMs: number;
}

export const defaultTimeouts: Timeouts = {
  connectMs: 3_000,
  silenceMs: 30_000,
  idleMs: 5_000,
  restMs: 1_000,
  freshMs: 2_000,
};

export interface Replica {
  readonly origin: string;
  readonly pool: Pool;
  restsUntil: number;
}

/** Finds the current origins of the API. */
export type Find = () => Promise<string[]>;

/** Looks up all addresses of the API's host name. Compose and Kubernetes give one name to all replicas. */
export const behindName =
  (api: string): Find =>
  async () => {
    const hostname = new URL(api).hostname.replaceAll(/[[\]]/g, '');
    const addresses = await lookup(hostname, { all: true });
    return addresses.map(({ address, family }) => {
      const url = new URL(api);
      url.hostname = family === 6 ? `[${address}]` : address;
      return url.origin;
    });
  };

export const createReplicas = (api: string, find: Find, timeouts: Timeouts) => {
  const known = new Map<string, Replica>();
  let foundAt = -Infinity;
  let turn = 0;

  const open = (origin: string): Replica => ({
    origin,
    restsUntil: 0,
    pool: new Pool(origin, {
      connect: { timeout: timeouts.connectMs, servername: new URL(api).hostname },
      headersTimeout: timeouts.silenceMs,
      bodyTimeout: timeouts.silenceMs,
      // Without this limit, the connections of a peak would stay open for as long as the API allows.
      keepAliveMaxTimeout: timeouts.idleMs,
    }),
  });

  const findAgain = async (): Promise<void> => {
    foundAt = performance.now();
    const origins = await find();
    for (const origin of origins) if (!known.has(origin)) known.set(origin, open(origin));
    for (const [origin, { pool }] of known) {
      if (origins.includes(origin)) continue;
      known.delete(origin);
      void pool.close();
    }
  };

  /**
   * The replica with the fewest open requests comes first, equal ones take turns, and failed ones come
   * last.
   */
  const inOrder = (): Replica[] => {
    const all = [...known.values()];
    const now = performance.now();
    turn = (turn + 1) % (all.length || 1);
    return [...all.slice(turn), ...all.slice(0, turn)].toSorted(
      (one, other) =>
        Number(one.restsUntil > now) - Number(other.restsUntil > now) ||
        one.pool.stats.size - other.pool.stats.size,
    );
  };

  return {
    /**
     * The replicas in the order in which to try them, each once, and then those that a new look-up finds. The
     * error of a look-up in the background is ignored: if no replica answers, the last look-up throws it.
     */
    async *inTurn(): AsyncGenerator<Replica> {
      if (known.size === 0) await findAgain();
      else if (performance.now() - foundAt > timeouts.freshMs) void findAgain().catch(() => {});
      const before = inOrder();
      yield* before;
      await findAgain();
      yield* inOrder().filter((replica) => !before.includes(replica));
    },
    rest(replica: Replica): void {
      replica.restsUntil = performance.now() + timeouts.restMs;
    },
    close: async () => {
      await Promise.all(Array.from(known.values(), ({ pool }) => pool.close()));
    },
  };
};
