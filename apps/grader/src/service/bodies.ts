import type { Request, RequestHandler } from 'express';
import express from 'express';
import { z } from 'zod';
import { keyIn } from '@sparring/contracts/member-key';
import { levels } from '@sparring/defects/defect';
import { hostOf, ipOf } from './address.ts';
import type { CardOptions, Client } from './cards.ts';
import { checked, given, line, present } from './fields.ts';
import { GraderProblem } from './problem.ts';
import type { SentResult } from './read-result.ts';

const formBytes = 16 * 1024;
/** JUnit's XML of a run, and the end of what it wrote. */
const resultBytes = 8 * 1024 * 1024;

export const readForm: readonly RequestHandler[] = [
  express.urlencoded({ limit: formBytes }),
  express.json({ limit: formBytes }),
];

export const readUpload: RequestHandler = express.raw({
  type: ['multipart/form-data', 'application/json'],
  limit: resultBytes,
});

export const asHtml = (request: Request): boolean =>
  request.accepts(['json', 'text', 'html']) === 'html';

/** Lines for a shell. */
export const asLines = (request: Request): boolean =>
  request.accepts(['json', 'text', 'html']) === 'text';

const list = z
  .union([z.string(), z.array(z.string())])
  .transform((one) => [one].flat().flatMap((text) => text.split(/[,|\s]+/).filter(Boolean)))
  .default([]);

const number = (min: number, max: number) =>
  given(z.coerce.number().int().min(min).max(max).optional());

/** A checked box is sent as `on`. */
const flag = z.preprocess(
  (value) => value === true || value === 'on' || value === 'yes',
  z.boolean(),
);

/** The key itself, or the name of a workspace that begins with it. */
const keyOfMember = z
  .string()
  .transform((name) => keyIn(name.trim().toLowerCase()))
  .refine((key) => key !== undefined, 'a key of a class, such as k7q2-9xwm');

const options = z.object({
  name: given(line(60).optional()),
  as: given(keyOfMember.optional()),
  only: list,
  level: list.pipe(z.array(z.enum(levels))),
  pick: number(1, 10_000),
  seed: number(0, 0xffff_ffff),
  full: flag,
  bail: flag,
  limit: number(1, 86_400),
});

/** What nobody has typed for the grader is shown as far as it fits. */
const beginning = (most: number) =>
  z
    .string()
    .transform((text) => (text.length > most ? `${text.slice(0, most - 1)}…` : text))
    .pipe(line(most));

const client = z.object({
  id: line(100).default(''),
  command: beginning(500).default(''),
  suite: beginning(100).default(''),
  fingerprint: given(line(64).optional()),
  as: given(keyOfMember.optional()),
});

const login = z.object({ key: z.string().max(1000).default('') });

const longestRun = 900;

export const optionsOf = ({ body }: Request): CardOptions => {
  const {
    level,
    full,
    bail,
    limit = longestRun,
    name,
    as,
    only,
    pick,
    seed,
  } = checked(options, body);
  return {
    only,
    levels: level,
    isFull: full,
    isBail: bail,
    limit,
    ...present({ name, as, pick, seed }),
  };
};

export const clientOf = (request: Request, gone: AbortSignal): Client => {
  const { as, fingerprint, ...said } = checked(client, request.body);
  return {
    ...said,
    ...present({ as, fingerprint }),
    host: hostOf(request),
    from: ipOf(request),
    gone,
  };
};

/** What the form of the teacher was filled in with. */
export const keyOf = ({ body }: Request): string => checked(login, body).key;

/** The result of a run, as `multipart/form-data`, as curl sends it, or as JSON. */
export const sentIn = ({ body, headers }: Request): SentResult => {
  if (Buffer.isBuffer(body)) return { type: headers['content-type'] ?? '', bytes: body };
  throw new GraderProblem('unsupported-media-type', 'Send multipart/form-data or JSON.');
};
