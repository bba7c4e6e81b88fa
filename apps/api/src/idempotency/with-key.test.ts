import { expect, onTestFinished, test, vi } from 'vitest';
import { bookEndpoints } from '@sparring/contracts/book-endpoints';
import type { Endpoint } from '@sparring/contracts/endpoint';
import type { Call, Handler } from '../request/handler.ts';
import { testClock, testStore } from '../../test/support/app.ts';
import type { Keys } from './keys.ts';
import { withKey } from './with-key.ts';

type Answered = Awaited<ReturnType<Handler<Endpoint>>>;

const open = async (changed: Partial<Keys> = {}) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const clock = testClock();
  const store = await testStore({ clock });
  onTestFinished(() => store.close());
  const executions: PromiseWithResolvers<Answered>[] = [];
  const handler = withKey({ ...store.keys, ...changed })(bookEndpoints.addBook, () => {
    const execution = Promise.withResolvers<Answered>();
    executions.push(execution);
    return execution.promise;
  });
  const workspace = { name: 'mine' };
  const call = { workspace, clock, clientNumber: () => 1, header: () => 'one' };
  const send = async () => handler(call as unknown as Call<Endpoint>);
  /** A later write is over after the renewal. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.advance(1000);
      vi.advanceTimersByTime(1000);
      await store.workspaces.clear('other');
    }
  };
  return { clock, executions, send, pass };
};

test('a key is held as long as its request is being executed', async () => {
  const { executions, send, pass } = await open();
  void send();
  await vi.waitFor(() => expect(executions).toHaveLength(1));
  await pass(60);
  await expect(send()).rejects.toMatchObject({ kind: 'request-in-progress' });
});

const unavailable = () => Promise.reject(new Error('The database does not answer.'));

test('a key is free five seconds after its request failed while the database did not answer', async () => {
  const { executions, send, pass } = await open({ release: unavailable });
  const first = send();
  await vi.waitFor(() => expect(executions).toHaveLength(1));
  await pass(60);
  executions[0]!.reject(new Error('failed'));
  await expect(first).rejects.toThrow('failed');
  await pass(3);
  await expect(send()).rejects.toMatchObject({ kind: 'request-in-progress' });
  await pass(2);
  void send();
  await vi.waitFor(() => expect(executions).toHaveLength(2));
});

test('a key that was claimed before the clock was set back is free', async () => {
  const { clock, executions, send } = await open();
  void send();
  await vi.waitFor(() => expect(executions).toHaveLength(1));
  clock.advance(-60 * 60 * 1000);
  void send();
  await vi.waitFor(() => expect(executions).toHaveLength(2));
});
