import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemKinds } from '@sparring/contracts/problem';
import { bodyOf, endWith, rawAnswer, type Refusal } from '@sparring/serving/refusal';

const always = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };

/** What the client learns of an API that is in trouble. */
export const unreachable: Refusal = {
  kind: 'api-unreachable',
  detail:
    'The API behind this site cannot be reached. Try again in a moment, or tell the host of this site.',
};
export const tooLate: Refusal = {
  kind: 'api-timeout',
  detail: 'The API behind this site did not answer in time. Try again in a moment.',
};

/** In the API's own shape, and with its words where the API would refuse as well. */
export const sendRefusal = (target: string, response: ServerResponse, refusal: Refusal): void => {
  const { status } = problemKinds[refusal.kind];
  const body = Buffer.from(JSON.stringify(bodyOf(refusal, target)));
  response.writeHead(status, {
    ...always,
    ...refusal.headers,
    'Content-Type': 'application/problem+json',
    'Content-Length': body.length,
  });
  response.end(body);
};

/** For what never became a request. */
export const refuse = (socket: Duplex, refusal: Refusal): void => {
  endWith(socket, rawAnswer(refusal, Object.entries(always)));
};
