import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { foundOf } from '../../../src/card/counts.ts';
import { scoreOf } from '../../../src/card/score.ts';
import { gradeSuite, refusalOf, verdictsOf } from '../../support/grading.ts';
import { testInstance } from '../../support/product.ts';

const attentive = `expect(await get('/'), 'Hello'); expect(await get('/sum?a=2&b=2'), '4');`;

test('a command that is not there is named', async () => {
  const { message } = await refusalOf({ words: ['playwrong', 'test'] });
  expect(message).toContain('The command "playwrong" was not found');
});

test('a line for the shell is run by the shell', async () => {
  const words = [`"${process.execPath}" suite.mjs && echo fine`];
  const { card } = await gradeSuite({ words, suite: attentive });
  expect(foundOf(card.defects).part).toBe(3);
});

test.each([
  ['says so', `console.log('Error: No tests found'); process.exit(1);`],
  ['names a file that is not there', `console.error("Could not find '/a/b'"); process.exit(1);`],
  ['writes an empty JUnit file', `await get('/'); junit({});`],
])('a command that runs no test and %s is refused', async (_, suite) => {
  expect((await refusalOf({ suite })).message).toContain('No test ran.');
});

test('a suite that never came to the instance is told how to', async () => {
  const { message } = await refusalOf({ suite: '' });
  expect(message).toContain('Your tests sent no request to the Sparring that the grader started');
  expect(message).toContain('WEB_URL');
});

test('a tool that remembers what passed is told to run every time', async () => {
  const suite = `if (runNumber() === 1) { await get('/'); junit({ greets: true }); }`;
  const { message } = await refusalOf({ suite });
  expect(message).toContain('Gradle with --rerun, Go with -count=1');
});

test('a command that failed before its tests began is told to read its last lines', async () => {
  const { message, lines } = await refusalOf({
    suite: `console.error('could not determine executable to run'); process.exit(1);`,
  });
  expect(message).toContain('The command failed, and its last lines may say why.');
  expect(lines.join()).toContain('could not determine executable to run');
});

test('a pattern that no shell has read is named, with the way to have it read [GRADE-14]', async () => {
  const { message, lines } = await refusalOf({
    words: [process.execPath, 'suite.mjs', 'tests/*.hurl'],
    suite: `console.error('Cannot access', process.argv[2]); process.exit(1);`,
  });
  expect(message).toContain(
    'Your command runs without a shell, so `tests/*.hurl` was passed as it stands. Put the whole command in quotes.',
  );
  expect(lines).toEqual(['Cannot access tests/*.hurl']);
});

test('an address that is built in is named, with the option that helps', async () => {
  const { message } = await refusalOf({
    suite: `console.error('connect ECONNREFUSED 127.0.0.1:3000'); process.exit(1);`,
  });
  expect(message).toContain('try --port 3000');
});

test('a suite with an address built in is graded on that address', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const suite = `expect(await (await fetch('http://127.0.0.1:${port}/')).text(), 'Hello');`;
  const { card } = await gradeSuite({ suite, options: ['--port', String(port)] });
  expect(verdictsOf(card)['goodbye']).toBe('found');
});

test('a port that is taken is named', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { message } = await refusalOf({ suite: attentive, options: ['--port', String(port)] });
  expect(message).toContain(`Port ${port} is taken`);
});

test('a command that hangs and ignores SIGTERM is ended, with the program that it has started', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const child = `process.on('SIGTERM', () => {}); require('net').connect(${port}, '127.0.0.1').resume(); setInterval(() => {}, 1000);`;
  const refused = refusalOf({
    options: ['--limit', '1'],
    suite: `
      process.on('SIGTERM', () => {});
      spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { detached: true, stdio: 'ignore' });
      setInterval(() => {}, 1000);
    `,
  });
  const [grandchild] = await once(server, 'connection');
  const gone = once(grandchild, 'close');
  grandchild.on('error', () => {}).resume();
  expect((await refused).message).toContain('did not end within 1 s');
  await gone;
});

test('a program that a green run leaves behind ends with the run', async () => {
  const open = new Set<Socket>();
  let most = 0;
  const server = createServer((socket) => {
    open.add(socket.resume());
    most = Math.max(most, open.size);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const child = `require('net').connect(${port}, '127.0.0.1').resume().on('connect', () => process.send('here')); setInterval(() => {}, 1000)`;
  await gradeSuite({
    suite: `
      await get('/');
      const child = spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
      await new Promise((here) => child.once('message', here));
      child.disconnect();
      child.unref();
    `,
  });
  expect(most).toBe(1);
  await vi.waitUntil(() => open.size === 0);
});

test('of a hundred megabytes of output the last lines are kept', async () => {
  const before = process.memoryUsage().rss;
  const refusal = await refusalOf({
    suite: `
      await get('/');
      const line = Buffer.alloc(1024 * 1024, 'x');
      for (let at = 0; at < 100; at++)
        if (!process.stdout.write(line)) await new Promise((go) => process.stdout.once('drain', go));
      process.stdout.write('\\nthe end\\n', () => process.exit(1));
    `,
  });
  expect(refusal.lines.at(-1)).toBe('the end');
  expect(refusal.lines.every((line) => line.length <= 300)).toBe(true);
  expect(process.memoryUsage().rss - before).toBeLessThan(80 * 1024 * 1024);
});

test.runIf(existsSync('/dev/full'))(
  'a disk that is full in a run is an error and no find',
  async () => {
    const { card } = await gradeSuite({
      suite: `await get('/'); if (runNumber() > 3) writeFileSync('/dev/full', 'text');`,
    });
    expect(verdictsOf(card)['goodbye']).toBe('error');
    expect(foundOf(card.defects).part).toBe(0);
  },
);

test.each([
  ['in a run', { dying: 'goodbye' }],
  ['when it is asked what was reached', { mute: 'goodbye' }],
])('an instance that ends %s is an error and no find', async (_, mishap) => {
  const { card } = await gradeSuite({ suite: attentive, startInstance: testInstance(mishap) });
  expect(card.defects[0]!.verdict).toEqual({
    kind: 'error',
    reason: 'The instance ended (exit code 7).',
  });
  expect(verdictsOf(card)['adds-twice']).toBe('found');
});

test('Ctrl-C keeps what is known without a score, and leaves nothing behind [GRADE-16]', async () => {
  const stop = new AbortController();
  const start = testInstance();
  const { card } = await gradeSuite({
    suite: attentive,
    stop: stop.signal,
    startInstance: async (options) => {
      if (options.defects?.includes('adds-twice')) stop.abort();
      return start(options);
    },
  });
  expect(card.ended).toBe('interrupted');
  expect(verdictsOf(card)['open-cellar']).toBe('missed: not visited');
  expect(verdictsOf(card)['adds-twice']).toBe('open');
  expect(scoreOf(card)).toBeUndefined();
});

test('--bail ends at the first miss of a run', async () => {
  const { card } = await gradeSuite({
    suite: `await get('/'); await get('/sum?a=1&b=1');`,
    options: ['--bail'],
  });
  expect(card.ended).toBe('at the first miss');
  expect(verdictsOf(card)).toMatchObject({ goodbye: 'missed: not asked', 'adds-twice': 'open' });
});
