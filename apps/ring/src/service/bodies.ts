import type { Request, RequestHandler } from 'express';
import express from 'express';
import { z } from 'zod';
import { levels } from '@sparring/defects/defect';
import type { CardWish, Client, Result } from './cards.ts';
import { RingProblem } from './problem.ts';
import { hostOf } from './address.ts';

const formBytes = 16 * 1024;
/** JUnit's XML of a run, and the end of what it wrote. */
const resultBytes = 8 * 1024 * 1024;

export const readForm: readonly RequestHandler[] = [
  express.urlencoded({ limit: formBytes }),
  express.json({ limit: formBytes }),
];

export const readUpload: readonly RequestHandler[] = [
  express.raw({ type: 'multipart/form-data', limit: resultBytes }),
  express.json({ limit: resultBytes }),
];

export const asHtml = (request: Request): boolean =>
  request.accepts(['json', 'text', 'html']) === 'html';

const list = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [given].flat().flatMap((text) => text.split(/[,|\s]+/).filter(Boolean)))
  .default([]);

/** A field of a form that was left empty is not given. */
const given = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const number = (min: number, max: number) =>
  given(z.coerce.number().int().min(min).max(max).optional());

/** A checked box is sent as `on`. */
const flag = z.preprocess(
  (value) => value === true || value === 'on' || value === 'yes',
  z.boolean(),
);

const line = (most: number) =>
  z
    .string()
    .max(most)
    // What is shown on other people's screens has no control characters.
    .transform((text) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim());

const wish = z.object({
  name: given(line(60).optional()),
  only: list,
  level: list.pipe(z.array(z.enum(levels))),
  pick: number(1, 10_000),
  seed: number(0, 0xffff_ffff),
  full: flag,
  bail: flag,
  limit: number(1, 86_400),
});

const client = z.object({
  id: line(100).default(''),
  command: line(500).default(''),
  suite: line(100).default(''),
});

const login = z.object({ key: z.string().max(1000).default('') });

const result = z.object({
  end: z.enum(['exited', 'late', 'not started']).default('exited'),
  exit: z.coerce.number().int().min(-0x8000_0000).max(0xffff_ffff),
  seconds: given(z.coerce.number().min(0).max(100_000).optional()),
  output: z.string().default(''),
  junit: z.string().default(''),
  trouble: given(line(200).optional()),
});

const checked = <Output>(schema: z.ZodType<Output>, body: unknown): Output => {
  const { data, error } = schema.safeParse(body ?? {});
  if (!error) return data;
  const lines = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new RingProblem('invalid-input', `${lines.join('; ')}.`);
};

/** Members that were not given are left out. */
const present = (shape: object) =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined));

const longestRun = 900;

export const wishOf = ({ body }: Request): CardWish => {
  const { level, full, bail, limit = longestRun, name, only, pick, seed } = checked(wish, body);
  return {
    only,
    levels: level,
    isFull: full,
    isBail: bail,
    limit,
    ...present({ name, pick, seed }),
  };
};

export const clientOf = (request: Request, gone: AbortSignal): Client => ({
  ...checked(client, request.body),
  host: hostOf(request),
  gone,
});

/** What the form of the teacher was filled in with. */
export const keyOf = ({ body }: Request): string => checked(login, body).key;

/** The parts of `multipart/form-data`, as curl sends it, or the members of a JSON object. */
export const resultOf = async (request: Request): Promise<Result> => {
  if (request.body === undefined)
    throw new RingProblem('unsupported-media-type', 'Send multipart/form-data or JSON.');
  const fields = Buffer.isBuffer(request.body) ? await fieldsOf(request) : request.body;
  const { trouble, seconds, ...rest } = checked(result, fields);
  return { ...rest, ...present({ trouble, seconds }) };
};

const fieldsOf = async ({ body, headers }: Request): Promise<Record<string, string>> => {
  const type = headers['content-type'] ?? '';
  const form = await new Response(body as Buffer<ArrayBuffer>, {
    headers: { 'Content-Type': type },
  })
    .formData()
    .catch(() => {
      throw new RingProblem('invalid-input', 'The body is no multipart/form-data.');
    });
  const fields = await Promise.all(
    [...form].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : await value.text(),
    ]),
  );
  return Object.fromEntries(fields) as Record<string, string>;
};
