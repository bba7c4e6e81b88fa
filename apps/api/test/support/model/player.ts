import { open } from '../../acceptance/test-socket.ts';
import { PlayerModel, type PlayerStart } from './player-model.ts';

export interface Called {
  readonly status: number;
  readonly text: string;
}

/** The live log of a workspace, as the paths that were asked for. */
interface Log {
  readonly paths: readonly string[];
  readonly end: () => void;
}

const topic = 'orders';
interface Heard {
  readonly type: string;
  readonly text?: string;
}

/** A subscriber of the one topic that all workspaces use. */
const openSocket = async (url: string) => {
  const client = await open(`${url}/labs/socket`);
  await client.ask({ type: 'subscribe', topic });
  const texts: string[] = [];
  const listen = async (isLast: (heard: Heard) => boolean): Promise<void> => {
    for (;;) {
      const heard = (await client.next()) as Heard;
      if (heard.type === 'message') texts.push(heard.text!);
      if (isLast(heard)) return;
    }
  };
  const publish = async (text: string): Promise<void> => {
    client.send({ type: 'publish', topic, text });
    await listen(({ type }) => type === 'published');
  };
  /** Everything that it has heard, up to this text. */
  const heardUntil = async (last: string): Promise<readonly string[]> => {
    if (!texts.includes(last)) await listen(({ text }) => text === last);
    return texts;
  };
  return { publish, heardUntil, close: () => client.socket.terminate() };
};

const followLog = async (url: string): Promise<Log> => {
  const ending = new AbortController();
  const { signal } = ending;
  const response = await fetch(`${url}/workspace/requests/live?seconds=600`, { signal });
  const paths: string[] = [];
  const read = async () => {
    let rest = '';
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop()!;
      const data = lines.filter((line) => line.startsWith('data: ')).map((line) => line.slice(6));
      paths.push(...data.map((line) => (JSON.parse(line) as { readonly path: string }).path));
    }
  };
  read().catch(() => {});
  return { paths, end: () => ending.abort() };
};

/** A learner in a workspace. The requests go to the APIs in turn, and there is a socket to each of them. */
export const openPlayer = async (origins: readonly string[], name: string, start: PlayerStart) => {
  const model = new PlayerModel(start);
  const base = `/w/${name}/v1/practice`;
  const urls = origins.map((origin) => origin + base);
  const call = async (method: string, path: string, body?: object): Promise<Called> => {
    const url = urls[model.sent.length % urls.length]! + path;
    model.sent.push(base + path);
    const isForm = body instanceof FormData;
    const response = await fetch(url, {
      method,
      ...(body && !isForm && { headers: { 'Content-Type': 'application/json' } }),
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };
  const begin = async () => {
    const settings = { now: model.now(), clock: 'frozen', chance: 'never', seed: start.seed };
    await call('PATCH', '/workspace', settings);
  };
  const sockets = await Promise.all(urls.map(openSocket));
  const log = await followLog(urls.at(-1)!);
  await begin();
  const leave = (): void => {
    log.end();
    for (const socket of sockets) socket.close();
  };
  return { model, call, begin, sockets, log, leave };
};

export type Player = Awaited<ReturnType<typeof openPlayer>>;
