import { headerOf, type Call } from '../call.ts';
import { sequence } from './sequence.ts';

/** The address of a link, without a key; undefined if there is no such link. */
const linkOf = ({ answer }: Call, rel: string): string | undefined =>
  new RegExp(`<([^>]*)>;\\s*rel="${rel}"`).exec(headerOf(answer, 'Link') ?? '')?.[1];

/** The same whether an address has a host, a key, or other escapes. */
const plain = (address: string): string => {
  const url = URL.parse(address, 'http://any.test');
  if (!url) return address;
  return `${url.pathname.replace(/^\/w\/[^/]*/, '')}?${url.searchParams.toString()}`;
};

const isPage = ({ status }: Call): boolean => status === 200;
const on = ['listBooks'] as const;

const toNext = (call: Call) => {
  const next = linkOf(call, 'next');
  return next !== undefined && { next: plain(next) };
};

/** From a first page along the links to the last one. */
export const allPages = (says: readonly [string, string, string]) =>
  sequence(
    {
      say: says[0],
      on,
      is: (call) => isPage(call) && linkOf(call, 'prev') === undefined && toNext(call),
    },
    {
      say: says[1],
      on,
      times: 1,
      is: (call, { next }) => isPage(call) && plain(call.path) === next && toNext(call),
    },
    {
      say: says[2],
      on,
      is: (call, { next }) =>
        isPage(call) && plain(call.path) === next && linkOf(call, 'next') === undefined,
    },
  );
