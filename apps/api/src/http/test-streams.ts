import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@sparring/contracts/endpoint';
import { streamReply } from '@sparring/contracts/reply';
import type { ServerSentEvent } from '@sparring/contracts/stream';
import { closeGracefully } from '@sparring/serving/close';
import { trustedProxies } from '@sparring/serving/proxies';
import { createWorlds } from '../handlers.ts';
import { testClock, testStore } from '../test-app.ts';
import { errorHandler, unknownPath } from './error-handler.ts';
import { createFront } from './front.ts';
import { answer, type Call } from './handler.ts';
import { implement, type Around } from './implement.ts';
import { createObserver, type Observed } from './observe.ts';
import { createApiServer } from './server.ts';

const tick = z.object({ tick: z.int() });
const common = { method: 'GET', title: 'Listen', description: 'Ticks.', problems: [], example: {} };
const table = {
  ticks: {
    events: endpoint({
      ...common,
      method: 'GET' as const,
      path: '/events',
      replies: {
        200: streamReply('events', tick, {
          description: 'Ticks.',
          example: [{ data: { tick: 1 } }],
        }),
      },
    }),
    lines: endpoint({
      ...common,
      method: 'GET' as const,
      path: '/lines',
      replies: {
        200: streamReply('lines', tick, {
          description: 'Ticks.',
          example: [{ tick: 1 }],
        }),
      },
    }),
  },
};

type Events = (
  call: Call<typeof table.ticks.events>,
) => AsyncIterable<ServerSentEvent<z.input<typeof tick>>>;
type Lines = () => AsyncIterable<z.input<typeof tick>>;

const nothing: Lines = async function* () {};

/** A real server for the two streams. It records what happens. */
export const serving = async ({ events = nothing as Events, lines = nothing }) => {
  const observed: Observed[] = [];
  const reported: unknown[] = [];
  const clock = testClock();
  const store = await testStore({ clock });
  const observer = createObserver((one) => observed.push(one), clock);
  const around: Around = {
    worldOf: createWorlds(store, clock),
    conditionsOf: () => undefined,
    proxies: trustedProxies(),
    stagesOf: () => [],
    guardOf: () => () => undefined,
    handlerOf: (_, handler) => handler,
    basesOf: () => [''],
  };
  const handlers = {
    ticks: {
      events: (call: Call<typeof table.ticks.events>) => answer(200, events(call)),
      lines: () => answer(200, lines()),
    },
  };
  const app = createFront({
    first: [observer.calls],
    endpoints: implement(table, handlers, around),
    others: unknownPath,
    fail: errorHandler((error) => reported.push(error), clock),
  });
  const server = createApiServer(app, { observer });
  onTestFinished(async () => {
    await closeGracefully(server, 0);
    await store.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { observed, reported, port };
};

export const asking = (port: number, line: string, headers = ''): Socket => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${line} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
  return socket;
};

export const last = 'Connection: close\r\n';
export const bodyOf = (answered: string) => answered.slice(answered.indexOf('\r\n\r\n') + 4);

/** Reads until the text arrives. */
export const untilRead = async (socket: Socket, wanted: string): Promise<string> => {
  let read = '';
  while (!read.includes(wanted)) read += String((await once(socket, 'data'))[0]);
  return read;
};

export const ticks = async function* (count: number, padding = '') {
  for (let at = 1; at <= count; at += 1) yield { tick: at, padding };
};
