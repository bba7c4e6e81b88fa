import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@sparring/contracts/endpoint';
import { streamReply } from '@sparring/contracts/reply';
import type { ServerSentEvent } from '@sparring/contracts/stream';
import { closeGracefully } from '@sparring/serving/close';
import { testClock } from './app.ts';
import { reply, type Call } from '../../src/request/handler.ts';
import { createObserver, type Observed } from '../../src/http/send/observe.ts';
import { createApiServer } from '../../src/http/endpoint/server.ts';
import { testFront } from './front.ts';

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
        200: streamReply('lines', tick, { description: 'Ticks.', example: [{ tick: 1 }] }),
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
  const observer = createObserver((one) => observed.push(one), testClock());
  const handlers = {
    ticks: {
      events: (call: Call<typeof table.ticks.events>) => reply(200, events(call)),
      lines: () => reply(200, lines()),
    },
  };
  const app = testFront(table, handlers, {
    first: [observer.calls],
    report: (error) => reported.push(error),
  });
  const server = createApiServer(app, { observer });
  onTestFinished(async () => {
    await closeGracefully(server, 0);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { observed, reported, port };
};

export const asking = (port: number, line: string, headers = ''): Socket => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${line.replace(' ', ' /v1/practice')} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
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
