import { ServerResponse } from 'node:http';

type WriteHead = ServerResponse['writeHead'];

type Headers = readonly (readonly [name: string, value: string])[];

/** The property in which Node keeps the head of a response until it is sent. */
const nodeHead = '_header';

/**
 * Adds constant headers to the head of each response when it is written, unless one of them is already set.
 * Their lines are made once, while Node would check each name and value again. See docs/decisions/0117.
 */
export const preparedHead = (headers: Headers): ((response: ServerResponse) => void) => {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const names = headers.map(([name]) => name);

  const addOneByOne = (response: ServerResponse): void => {
    for (const [name, value] of headers)
      if (!response.hasHeader(name)) response.setHeader(name, value);
  };
  const writeHead = function (this: ServerResponse, ...rest: Parameters<WriteHead>) {
    const isPlain = !names.some((name) => this.hasHeader(name));
    if (!isPlain) addOneByOne(this);
    ServerResponse.prototype.writeHead.apply(this, rest);
    const head = this as unknown as { [nodeHead]: string };
    if (isPlain) head[nodeHead] = `${head[nodeHead].slice(0, -2)}${lines}\r\n`;
    return this;
  } as WriteHead;
  return (response) => {
    response.writeHead = writeHead;
  };
};

/** The headers of an answer as they were sent, in their order; none before the head is sent. */
export const sentHeaders = (response: ServerResponse): { name: string; value: string }[] => {
  const head = (response as unknown as { readonly [nodeHead]: string | null })[nodeHead] ?? '';
  return Array.from(head.matchAll(/^([^:\r\n]+): ?(.*)\r$/gm), ([, name, value]) => ({
    name: name!,
    value: value!,
  }));
};
