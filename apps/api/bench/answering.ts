import { createServer } from 'node:http';
import { withOthers } from '../src/http/send/answers-together.ts';

/** A server that only answers, with or without batching its answers. */
const [, , port, how] = process.argv;
const book = JSON.stringify({ title: 'The Last Telegraph Office', price: 27.9, stock: 3 });

createServer((_request, response) => {
  const send = () => {
    response.setHeader('Content-Type', 'application/json');
    response.end(book);
  };
  if (how === 'together') withOthers(response, 200, send);
  else send();
}).listen(Number(port), '127.0.0.1');
