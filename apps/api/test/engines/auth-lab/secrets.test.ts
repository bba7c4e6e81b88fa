import { describe, expect, onTestFinished, test } from 'vitest';
import { testClock, testStore } from '../../support/app.ts';
import { engines, useDatabases } from '../../support/engines.ts';
import { mostSecrets } from '../../../src/auth-lab/secrets.ts';

const newDatabase = useDatabases();

describe.each(engines)('the secrets of a workspace on %s', (engine) => {
  test(`keeps at most ${mostSecrets} secrets in a workspace and none that has expired`, async () => {
    const clock = testClock();
    const store = await testStore({ database: await newDatabase(engine), clock });
    onTestFinished(() => store.close());
    const context = {
      workspace: { name: 'ada', read: undefined as never },
      clock,
      clientNumber: () => 0,
    };
    const put = (at: number) =>
      store.labSecrets.change(context, (rows) =>
        rows.put('nonce', `n${at}`, clock.now().getTime() + 1000 + at, at),
      );
    for (let at = 0; at < mostSecrets + 20; at += 1) await put(at);
    expect(await store.labSecrets.find(context, 'nonce', 'n19')).toBeUndefined();
    expect(await store.labSecrets.find(context, 'nonce', 'n20')).toBe(20);
    clock.advance(1100);
    expect(await store.labSecrets.find(context, 'nonce', 'n100')).toBeUndefined();
    expect(await store.labSecrets.find(context, 'nonce', 'n101')).toBe(101);
  });
});
