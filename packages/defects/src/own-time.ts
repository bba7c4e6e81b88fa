import type { Client } from './client.ts';

/** Stops the clock of the workspace, and lets nothing fail at random. */
export const stopClock = (api: Client, chance: 'always' | 'never' = 'never') =>
  api.send('PATCH', '/workspace', {
    body: { now: '2026-06-01T09:00:00Z', clock: 'frozen', chance },
  });

export const advance = (api: Client, duration: string) =>
  api.send('PATCH', '/workspace', { body: { advance: duration } });
