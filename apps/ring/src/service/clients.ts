import { readFileSync } from 'node:fs';
import type { RequestHandler } from 'express';
import { addressOf } from './address.ts';

const folder = new URL('client/', import.meta.url);

/** A client as a script, with the address by which the visitor has reached the ring written into it. */
export const sendClient = (name: 'grade.sh' | 'grade.ps1'): RequestHandler => {
  const script = readFileSync(new URL(name, folder), 'utf8');
  return (request, response) => {
    response.type('text/plain; charset=utf-8').set('Cache-Control', 'no-store');
    response.send(script.replaceAll('{ring}', addressOf(request)));
  };
};
