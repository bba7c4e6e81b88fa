import type { IncomingMessage } from 'node:http';
import { eachAnswer, type Answer } from './each-answer.ts';
import type { Effect } from './effect.ts';

const ofVersion7 = /\b([\da-f]{8}-[\da-f]{4}-)7([\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})\b/gi;
const anyId = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/gi;
const conditions = ['if-match', 'if-none-match'];

const shown = (etag: string): string => etag.replace(/^"(\d+)"$/, '"k$1-x"');

/** The tag of a version is never given out as the product has it, so it names none; the tag of a file is. */
const read = (tags: string): string =>
  tags.replace(/"([^"]*)"/g, (given, tag: string) => {
    const version = /^k(\d+)-x$/.exec(tag)?.[1];
    if (version) return `"${version}"`;
    return /^\d+$/.test(tag) ? `"not-${tag}"` : given;
  });

/** Ids and ETags as clients see them, and as the API knows them. */
export const otherShapes = (): Effect => {
  const known = new Map<string, string>();
  const hidden = (text: string): string =>
    text.replace(ofVersion7, (id, start: string, end: string) => {
      const other = `${start}4${end}`;
      known.set(other.toLowerCase(), id);
      return other;
    });

  const change = ({ response, json }: Answer): string | undefined => {
    const etag = response.getHeader('ETag');
    if (typeof etag === 'string') response.setHeader('ETag', shown(etag));
    const location = response.getHeader('Location');
    if (typeof location === 'string') response.setHeader('Location', hidden(location));
    if (json === undefined) return undefined;
    const text = hidden(json);
    return response.statusCode === 412 ? text.replace(/\\"(\d+)\\"/g, '\\"k$1-x\\"') : text;
  };

  const translate = (request: IncomingMessage): void => {
    request.url = request.url?.replace(anyId, (id) => known.get(id.toLowerCase()) ?? id) ?? '/';
    for (const name of conditions) {
      const tags = request.headers[name];
      if (typeof tags === 'string') request.headers[name] = read(tags);
    }
  };

  return { aroundApi: eachAnswer(change, translate) };
};
