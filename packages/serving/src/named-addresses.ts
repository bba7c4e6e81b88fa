import { lookup } from 'node:dns/promises';
import { among } from './networks.ts';

export interface LookUp {
  /** Returns the addresses of a host name. */
  readonly find: (name: string) => Promise<readonly string[]>;
  readonly now: () => number;
}

/** For so long an answer counts as new. */
const freshMs = 1000;

const byDns: LookUp = {
  find: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  now: () => performance.now(),
};

/** The addresses of host names, which can change: a container that is started again has another one. */
export const namedAddresses = (names: readonly string[], { find, now }: LookUp = byDns) => {
  const found = new Map<string, readonly string[]>();
  let isFound = among([]);
  let askedAt = -Infinity;
  let asking: Promise<void> | undefined;

  /** A name that is not found keeps its addresses. */
  const ask = async (name: string): Promise<void> => {
    found.set(name, await find(name).catch(() => found.get(name) ?? []));
  };
  const askAll = async (): Promise<void> => {
    await Promise.all(names.map(ask));
    isFound = among([...found.values()].flat());
    askedAt = now();
    asking = undefined;
  };

  return {
    include: (address: string): boolean => isFound(address),
    /** Resolves when the addresses are new; undefined if they are. */
    refresh: (): Promise<void> | undefined => {
      if (names.length === 0 || now() - askedAt < freshMs) return undefined;
      return (asking ??= askAll());
    },
  };
};
