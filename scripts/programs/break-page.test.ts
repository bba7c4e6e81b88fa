import { expect, test, vi } from 'vitest';
import { serveBreaks } from './break-page.ts';

test('whoever asks first begins the build, others are told how long it has taken, and nobody begins a failed one again', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const { promise, reject } = Promise.withResolvers<void>();
  const build = vi.fn<() => Promise<void>>(() => promise);
  const url = await serveBreaks('127.0.0.1', new AbortController().signal, build);
  const ask = async () => {
    const reply = await fetch(url, { method: 'POST' });
    return [reply.status, await reply.json()] as const;
  };
  expect(build).not.toHaveBeenCalled();
  expect(await ask()).toEqual([202, { seconds: 0 }]);
  expect(await ask()).toEqual([202, { seconds: expect.any(Number) }]);
  reject(new Error('The disk is full.'));
  await expect.poll(() => ask()).toEqual([503, { why: expect.stringContaining('failed') }]);
  expect(build).toHaveBeenCalledOnce();
  expect(said).toHaveBeenCalledWith('\n✗ The disk is full.');
});
