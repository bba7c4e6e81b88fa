import { createServer } from 'node:http';
import { answersTogether } from '../src/http/answers-together.ts';

/** A server that only answers, with or without batching its answers. */
const [, , port, how] = process.argv;
const book = JSON.stringify({ title: 'The Last Telegraph Office', price: 27.9, stock: 3 });

const server = createServer((_request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(book);
});
(how === 'together' ? answersTogether(server) : server).listen(Number(port), '127.0.0.1');
