import type { SchoolClass, NewClass } from '@sparring/contracts/desk/class';
import type { Member, RosterChange } from '@sparring/contracts/desk/roster';
import type { DeskSession } from '@sparring/contracts/desk/session-endpoints';
import type { ClassView, MemberRow } from '@sparring/contracts/desk/watch';
import { type Reply, type RequestOptions, sendingTo } from '../test-client.ts';
import { teacherKey } from './test-key.ts';

const base = '/desk/api';

export type Headers = NonNullable<RequestOptions['headers']>;

/** The cookie that a reply sets. */
export const cookieOf = ({ headers }: Reply<unknown>): string =>
  /^[^;]*/.exec(headers.get('Set-Cookie') ?? '')?.[0] ?? '';

/** The teacher, who is logged in, and the members of classes at an API with a desk. */
export const deskAt = async (origin: string) => {
  /** Sends a request to the API. */
  const sendTo = sendingTo(origin);

  const logIn = (key = teacherKey, headers: Headers = {}) =>
    sendTo<DeskSession>('POST', `${base}/session`, { body: { key }, headers });

  /** The headers of a session with which the desk lets every change in. */
  const sessionHeaders = async (): Promise<Headers> => {
    const reply = await logIn();
    return { Cookie: cookieOf(reply), Origin: origin, 'X-CSRF-Token': reply.body.csrf_token };
  };

  const session = await sessionHeaders();

  /** A request of the teacher. */
  const desk = <Body = unknown>(method: string, path: string, body?: unknown) =>
    sendTo<Body>(method, base + path, { headers: session, ...(body !== undefined && { body }) });

  /** The client of a member: paths are below /v1/practice of the workspace with this name. */
  const memberWith = (name: string) => ({
    name,
    send: <Body = unknown>(method: string, path: string, sent: RequestOptions = {}) =>
      sendTo<Body>(method, `/w/${name}/v1/practice${path}`, sent),
  });

  /** A class with these members. Others are allowed, so that the tests do not refuse each other. */
  const newClass = async (list: readonly string[], settings: Partial<NewClass> = {}) => {
    const sent = { title: 'Thu 3B', outsiders: 'allowed', ...settings };
    const { body: created } = await desk<SchoolClass>('POST', '/classes', sent);
    const path = `/classes/${created.id}`;
    const paste = async (lines: readonly string[], query = '') =>
      (await desk<RosterChange>('PUT', `${path}/roster${query}`, { text: lines.join('\n') })).body;
    const members = async () => (await desk<readonly Member[]>('GET', `${path}/members`)).body;
    if (list.length > 0) await paste(list);
    return {
      ...created,
      path,
      paste,
      members,
      keys: (await members()).map(({ key }) => key),
      view: async () => (await desk<ClassView>('GET', `${path}/view`)).body,
      row: async (number: number): Promise<MemberRow> =>
        (await desk<ClassView>('GET', `${path}/view`)).body.members.find(
          (one) => one.number === number,
        )!,
      act: (body: unknown) => desk('POST', `${path}/actions`, body),
      start: (body: unknown, query = '') => desk('PUT', `${path}/start${query}`, body),
    };
  };

  return { sendTo, logIn, sessionHeaders, desk, memberWith, newClass };
};

type Desk = Awaited<ReturnType<typeof deskAt>>;
export type MemberClient = ReturnType<Desk['memberWith']>;
export type TestClass = Awaited<ReturnType<Desk['newClass']>>;

export const kindOf = ({ body }: Reply<unknown>): string =>
  String((body as { type?: string } | undefined)?.type).replace('/docs/problems/', '');
