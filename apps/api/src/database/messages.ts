/** Short messages between all APIs on a database, in the same order for all of them. Nothing is stored. */
export interface Messages {
  /** Resolves when the database has taken the message. */
  readonly send: (text: string) => Promise<void>;
  /** Resolves when every later message will be received. `lost` is called once if that ends: some may be missing. */
  readonly receive: (hear: (text: string) => void, lost: () => void) => Promise<void>;
}

/** One process owns the database, so the messages stay in it. */
export const ownMessages = (): Messages => {
  const hearers = new Set<(text: string) => void>();
  return {
    send: async (text) => {
      for (const hear of hearers) hear(text);
    },
    receive: async (hear) => void hearers.add(hear),
  };
};
