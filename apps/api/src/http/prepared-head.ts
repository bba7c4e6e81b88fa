import { ServerResponse } from 'node:http';

type WriteHead = ServerResponse['writeHead'];

type Headers = readonly (readonly [name: string, value: string])[];

/** Where Node keeps a head that it has made, before it goes out. */
const made = '_header';

/**
 * Adds headers to the head of each response when it is written, unless somebody has set one of them: their
 * lines are made once, where Node would look at each name and value again. docs/decisions/0117 says at what price.
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
    const head = this as unknown as { [made]: string };
    if (isPlain) head[made] = `${head[made].slice(0, -2)}${lines}\r\n`;
    return this;
  } as WriteHead;
  return (response) => {
    response.writeHead = writeHead;
  };
};
