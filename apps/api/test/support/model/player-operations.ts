import * as fc from 'fast-check';
import type { Message } from '@sparring/contracts/inbox';
import type { Job } from '@sparring/contracts/job';
import type { Upload } from '@sparring/contracts/uploads/upload-endpoints';
import { eventsIn, linesIn } from '../../acceptance/test-streams.ts';
import type { Outcome } from './operation.ts';
import type { Player } from './player.ts';

/** What a player does over HTTP and on the model. */
export type PlayerOperation = (player: Player) => Promise<Outcome>;

const bodyOf = ({ text }: { readonly text: string }): unknown => JSON.parse(text);

const listed = async ({ call }: Player, path: string, shown: (row: never) => string) =>
  (bodyOf(await call('GET', path)) as readonly never[]).map(shown);

const shownUpload = ({ files, created_at }: Upload) => `${files[0]!.name} ${created_at}`;
const shownJob = ({ id, ended_at }: Job) => `${id} ${ended_at}`;
const shownMessage = ({ body, received_at }: Message) =>
  `${JSON.stringify((JSON.parse(body) as { readonly data: object }).data)} ${received_at}`;

/** The examples of every workspace are not those of the player. */
const isOwnJob = (shown: string): boolean => !/^[123] /.test(shown);
const isOwnMessage = (shown: string): boolean => !shown.startsWith('{"text":"Hello"}');

const few = fc.integer({ min: 1, max: 9 });

const writing: readonly fc.Arbitrary<PlayerOperation>[] = [
  fc.record({ at: fc.nat(), text: fc.nat() }).map(({ at, text }) => async (player) => {
    const { sockets, model } = player;
    const unique = `${model.published.length} ${text}`;
    model.published.push(unique);
    await sockets[at % sockets.length]!.publish(unique);
    return { did: undefined, should: undefined };
  }),
  few.map((size) => async ({ call, model }) => {
    const form = new FormData();
    form.append('file', new File(['a'.repeat(size)], `${size}.txt`, { type: 'text/plain' }));
    const reply = await call('POST', '/labs/uploads', form);
    return { did: shownUpload(bodyOf(reply) as Upload), should: model.upload(`${size}.txt`) };
  }),
  few.map((minutes) => async ({ call, model }) => {
    const reply = await call('POST', '/labs/jobs', { seconds: minutes * 60 });
    return { did: (bodyOf(reply) as Job).id, should: model.startJob(minutes * 60) };
  }),
  few.map((text) => async ({ call, model }) => {
    const { status } = await call('POST', '/labs/webhooks/1/pings', { text: `ping ${text}` });
    model.ping(`ping ${text}`);
    return { did: status, should: 202 };
  }),
  few.map((minutes) => async ({ call, model }) => {
    const reply = await call('PATCH', '/workspace', { advance: `PT${minutes}M` });
    const { now } = bodyOf(reply) as { readonly now: string };
    return { did: now, should: model.advance(minutes * 60) };
  }),
  few.map((seed) => async ({ call, model }) => {
    const reply = await call('PATCH', '/workspace', { seed });
    return { did: (bodyOf(reply) as { readonly seed: number }).seed, should: model.setSeed(seed) };
  }),
  fc.constant(async ({ call, model, begin }) => {
    const { status } = await call('POST', '/workspace/reset');
    model.clear();
    await begin();
    return { did: status, should: 200 };
  }),
];

const reading: readonly fc.Arbitrary<PlayerOperation>[] = [
  fc.constant(async (player) => ({
    did: await listed(player, '/labs/uploads', shownUpload),
    should: player.model.uploads(),
  })),
  fc.constant(async (player) => ({
    did: (await listed(player, '/labs/jobs', shownJob)).filter(isOwnJob),
    should: player.model.jobs(),
  })),
  fc.constant(async (player) => ({
    did: (await listed(player, '/workspace/inbox', shownMessage)).filter(isOwnMessage),
    should: player.model.inbox(),
  })),
  few.map((count) => async ({ call, model }) => {
    const { text } = await call('GET', `/labs/lines?count=${count}`);
    return { did: linesIn(text), should: model.movements(count) };
  }),
  few.map((count) => async ({ call, model }) => {
    const { text } = await call('GET', `/labs/events?every=0&count=${count}`);
    return { did: eventsIn(text).map(({ data }) => data), should: model.movements(count) };
  }),
];

export const playerOperations: fc.Arbitrary<PlayerOperation> = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(...writing) },
  { weight: 2, arbitrary: fc.oneof(...reading) },
);
