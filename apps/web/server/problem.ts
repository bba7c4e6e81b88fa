import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemKinds } from '@sparring/contracts/problem';
import { bodyOf, endWith, rawAnswer, type Refusal } from '@sparring/serving/refusal';

const always = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };

/** The answers to a client when the API fails. */
export const unreachable: Refusal = {
  kind: 'api-unreachable',
  detail:
    'The API behind this site cannot be reached. Try again in a moment, or tell the host of this site.',
};
export const tooLate: Refusal = {
  kind: 'api-timeout',
  detail: 'The API behind this site did not respond in time. Try again in a moment.',
};

/** Sends a problem in the form that the API uses. */
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

/** Answers on a socket whose bytes could not be parsed as a request. */
export const refuse = (socket: Duplex, refusal: Refusal): void => {
  endWith(socket, rawAnswer(refusal, Object.entries(always)));
};
