import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startInstance } from '../../src/instance/start-instance.ts';

const anyPort = { webPort: 0, apiPort: 0 };

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const startNode = () => once(spawn(process.execPath, ['-e', '0']), 'exit');

const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const visitInstance = async () => {
  const { webUrl, stop } = await startInstance(anyPort);
  await fetch(`${webUrl}/shopping`);
  await stop();
};

/** Nine turns, and up to sixty where the machine is too noisy to tell: what else runs on it only adds to the shortest. */
const turns = { least: 9, most: 60 };

test('answers within 300 milliseconds of being asked for, on a machine that starts Node in 45 [CORNER-06]', async () => {
  let [bare, instance] = [Infinity, Infinity];
  const slowness = () => Math.max(1, bare / 45);
  const isSettled = (turn: number) => turn >= turns.least && instance / slowness() < 300;
  for (let turn = 0; turn < turns.most && !isSettled(turn); turn += 1) {
    bare = Math.min(bare, await timeOf(startNode));
    instance = Math.min(instance, await timeOf(visitInstance));
  }
  process.stdout.write(
    `instance: opens, answers and goes in ${Math.round(instance)} ms, ${slowness().toFixed(1)} times slowed\n`,
  );
  expect(instance / slowness()).toBeLessThan(300);
}, 240_000);

test.runIf(process.platform === 'linux')(
  'takes at most 120 MB after a thousand requests',
  async () => {
    const { webUrl, apiUrl, pid, stop } = await startInstance(anyPort);
    onTestFinished(stop);
    const page = await (await fetch(`${webUrl}/shopping`)).text();
    const files = Array.from(page.matchAll(/(?:src|href)="(\/static[^"]+)"/g), ([, file]) => file!);
    for (let turn = 0; turn < 50; turn += 1) {
      const urls = [...Array(20).keys()].map(
        (at) => `${apiUrl}/w/mine-${turn}/v1/practice/books?page=${at + 1}`,
      );
      await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
      await Promise.all(files.map(async (file) => (await fetch(webUrl + file)).arrayBuffer()));
    }
    await wait(200);
    const megabytes = megabytesOf(pid);
    process.stdout.write(`instance: holds ${Math.round(megabytes)} MB\n`);
    expect(megabytes).toBeLessThan(120);
  },
);

/** What a client sends that begins with these frames and goes on with 4 MB of zeros. */
function* sentBy(webUrl: string, frames: Buffer) {
  const { host, origin } = new URL(webUrl);
  yield Buffer.from(
    `GET /corner/notes HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  yield frames;
  for (let piece = 0; piece < 64; piece += 1) yield Buffer.alloc(64 * 1024);
}

/** Resolves when the connection is closed. */
const flood = async (webUrl: string, frames: Buffer): Promise<void> => {
  const socket = connect(Number(new URL(webUrl).port), '127.0.0.1').resume();
  socket.on('error', () => {});
  Readable.from(sentBy(webUrl, frames)).pipe(socket);
  await new Promise((closed) => socket.once('close', closed));
};

test.runIf(process.platform === 'linux')(
  'takes at most 120 MB while a thousand connections send hostile frames, and lives',
  async () => {
    const { webUrl, pid, stop } = await startInstance(anyPort);
    onTestFinished(stop);
    await (await fetch(`${webUrl}/shopping`)).text();
    const huge = Buffer.from([0x81, 0xff, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0, 0, 0]);
    const fragment = Buffer.concat([
      Buffer.from([0x01, 0xfe, 0x3f, 0xff, 0, 0, 0, 0]),
      Buffer.alloc(16_383),
    ]);
    let most = 0;
    for (let turn = 0; turn < 10; turn += 1) {
      const all = Array.from({ length: 100 }, (_, at) => flood(webUrl, at % 2 ? huge : fragment));
      await Promise.all(all);
      most = Math.max(most, megabytesOf(pid));
    }
    process.stdout.write(`instance: holds ${Math.round(most)} MB under hostile frames\n`);
    expect(most).toBeLessThan(120);
    expect((await fetch(`${webUrl}/shopping`)).status).toBe(200);
  },
);
