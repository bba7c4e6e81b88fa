import type { z } from 'zod';
import type { Chance } from './chance.ts';
import type { ProblemKind } from './problem.ts';
import type { Reply } from './reply.ts';
import { optionalToken, type Security } from './security.ts';

export type Method = 'GET' | 'QUERY' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Fields = z.ZodObject<Readonly<Record<string, z.ZodType>>>;

/** One HTTP operation as data. The router, OpenAPI, Postman, samples and pages are made from it. */
export interface Endpoint<
  Path extends string = string,
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType = z.ZodType,
  Replies extends Readonly<Record<number, Reply>> = Readonly<Record<number, Reply>>,
  Guarded extends Security = Security,
> {
  readonly method: Method;
  /** Relative to a base such as /v1/practice, parameters in braces: `/books/{id}`. */
  readonly path: Path;
  readonly title: string;
  readonly description: string;
  readonly params?: Params;
  readonly query?: Query;
  /** The request headers that change the answer, by name. */
  readonly headers?: Readonly<Record<string, z.ZodType>>;
  readonly body?: Body;
  /** The schema that the body has to fit, if that follows from the path; `body` then describes all of them. */
  bodyOf?(params: z.output<Params>): z.ZodType<z.output<Body>>;
  /** The credentials that it takes; the default is `optionalToken`. */
  readonly security?: Guarded;
  /** The random part of the answer. */
  readonly chance?: Chance;
  /** The media types of the body; the default is any JSON type. The documents show the first. */
  readonly bodyTypes?: readonly string[];
  /** The problem of a body that does not fit its schema; the default is `invalid-input`. */
  readonly invalidBody?: ProblemKind;
  readonly replies: Replies;
  /** The problems of this operation. `print/endpoint-problems.ts` adds those that follow from its other fields. */
  readonly problems: readonly ProblemKind[];
  /** A request that succeeds on the seed data. The tests send it. */
  readonly example: Example<Params, Query, Body>;
}

interface Example<Params extends Fields, Query extends Fields, Body extends z.ZodType> {
  readonly params?: z.input<Params>;
  readonly query?: Partial<z.input<Query>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: z.input<Body>;
}

/** The endpoints of one noun, by id. */
export type EndpointGroup = Readonly<Record<string, Endpoint>>;

/** The names in the braces of a path. */
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Makes the compiler refuse an endpoint whose `params` are not exactly the names in its path. */
type Tied<Path extends string, Params extends Fields> = [
  NamesIn<Path> | keyof Params['shape'],
] extends [NamesIn<Path> & keyof Params['shape']]
  ? unknown
  : { readonly params: { readonly 'has exactly the names of the path': NamesIn<Path> } };

export const endpoint = <
  const Path extends string,
  const Replies extends Readonly<Record<number, Reply>>,
  Params extends Fields = z.ZodObject<{}>,
  Query extends Fields = z.ZodObject<{}>,
  Body extends z.ZodType = z.ZodUndefined,
  const Guarded extends Security = typeof optionalToken,
>(
  operation: Endpoint<Path, Params, Query, Body, Replies, Guarded> & Tied<Path, Params>,
): Endpoint<Path, Params, Query, Body, Replies, Guarded> => operation;

export const securityOf = ({ security = optionalToken }: Endpoint): Security => security;

export const formType = 'application/x-www-form-urlencoded';

export const csvType = 'text/csv';
export const multipartType = 'multipart/form-data';

const formats = { [formType]: 'form', [csvType]: 'csv', [multipartType]: 'multipart' } as const;

/** How a body is written and read. */
export type BodyFormat = 'json' | (typeof formats)[keyof typeof formats];

/** The format of a media type; every other one is JSON. Its parameters are ignored. */
export const formatOfType = (type = ''): BodyFormat =>
  formats[type.replace(/\s*;.*/s, '') as keyof typeof formats] ?? 'json';

export const bodyFormat = ({ bodyTypes }: Pick<Endpoint, 'bodyTypes'>): BodyFormat =>
  formatOfType(bodyTypes?.[0]);
