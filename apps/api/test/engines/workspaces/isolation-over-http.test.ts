import { once } from 'node:events';
import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../src/request/clock.ts';
import { engines, useDatabases, type EngineName } from '../../support/engines.ts';
import { portOf } from '../../support/fault-client.ts';
import { createApiServer } from '../../../src/http/endpoint/server.ts';
import { defaultLimits } from '../../../src/open-store.ts';
import { testApp, testStore } from '../../support/app.ts';
import { stillClock, type Outcome } from '../../support/model/operation.ts';
import { openPlayer, type Player } from '../../support/model/player.ts';
import { playerOperations, type PlayerOperation } from '../../support/model/player-operations.ts';

const newDatabase = useDatabases();

/** Delays are real, so that nothing waits in a busy loop. */
const clock = { now: stillClock.now, wait: systemClock.wait };
const limits = { ...defaultLimits, newPerMinute: 10_000 };

const startApi = async (database: string): Promise<string> => {
  const stopping = new AbortController();
  const store = await testStore({ database, clock, limits });
  const app = await testApp({ store, clock, stopping: stopping.signal });
  const server = createApiServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    stopping.abort();
    server.closeAllConnections();
    server.close();
    await store.close();
  });
  return `http://127.0.0.1:${portOf(server)}`;
};

/** Only PostgreSQL can serve several APIs. */
const startApis = async (engine: EngineName): Promise<readonly string[]> => {
  const database = await newDatabase(engine);
  const count = engine === 'PostgreSQL' ? 2 : 1;
  return Promise.all(Array.from({ length: count }, () => startApi(database)));
};

const play = async (player: Player, steps: readonly PlayerOperation[]) => {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await step(player));
  return outcomes;
};

/** What has arrived unasked, after all players have done everything. */
const arrived = async ({ model, sockets, log }: Player): Promise<readonly Outcome[]> => {
  const last = 'the end';
  model.published.push(last);
  await sockets[0]!.publish(last);
  const heard = await Promise.all(sockets.map(({ heardUntil }) => heardUntil(last)));
  await expect
    .poll(() => log.paths.length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(model.sent.length);
  return [
    ...heard.map((did) => ({ did, should: model.published })),
    { did: log.paths.toSorted(), should: model.sent.toSorted() },
  ];
};

describe.each(engines)('30 workspaces over HTTP on %s', (engine) => {
  test('hear, list and time only what is their own, whatever happens in the others', async () => {
    const origins = await startApis(engine);
    const players = fc.array(fc.array(playerOperations, { maxLength: 14, size: 'max' }), {
      minLength: 30,
      maxLength: 30,
    });
    let runs = 0;
    const property = fc.asyncProperty(players, async (all) => {
      runs += 1;
      const opened = await Promise.all(
        all.map((_, at) => {
          const now = Date.parse('2026-06-01T00:00:00Z') + at * 1000;
          return openPlayer(origins, `run-${runs}-${at}`, { now, seed: 100 + at });
        }),
      );
      const played = await Promise.all(opened.map((player, at) => play(player, all[at]!)));
      const outcomes = [...played.flat(), ...(await Promise.all(opened.map(arrived))).flat()];
      for (const { leave } of opened) leave();
      expect(outcomes.map(({ did }) => did)).toEqual(outcomes.map(({ should }) => should));
    });
    await fc.assert(property, { numRuns: 3, endOnFailure: true });
  });
});
