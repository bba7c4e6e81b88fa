import { ServerResponse } from 'node:http';

type Headers = readonly (readonly [name: string, value: string])[];

/** What Node has made of a head, before it goes out. */
interface Written {
  _header: string;
}

/**
 * Adds headers to the head of each response when it is written, unless somebody has set one of them: their
 * lines are made once, where Node would look at each name and value again. docs/decisions/0117 says at what price.
 */
export const preparedHead = (headers: Headers): ((response: ServerResponse) => void) => {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const names = headers.map(([name]) => name);
  const { writeHead } = ServerResponse.prototype;

  const addOneByOne = (response: ServerResponse): void => {
    for (const [name, value] of headers)
      if (!response.hasHeader(name)) response.setHeader(name, value);
  };
  const written = function (this: ServerResponse, ...rest: Parameters<typeof writeHead>) {
    const isPlain = !names.some((name) => this.hasHeader(name));
    if (!isPlain) addOneByOne(this);
    writeHead.apply(this, rest);
    const head = this as unknown as Written;
    if (isPlain) head._header = `${head._header.slice(0, -2)}${lines}\r\n`;
    return this;
  } as typeof writeHead;
  return (response) => {
    response.writeHead = written;
  };
};
