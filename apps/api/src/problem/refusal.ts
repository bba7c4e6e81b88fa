import type { ProblemText } from '@sparring/contracts/problems/text';
import { shortened } from '@sparring/contracts/shortened';
import {
  problemKinds,
  problemType,
  type Problem,
  type ProblemKind,
} from '@sparring/contracts/problem';

/* An import of node:http would also load Node's fetch and WebSocket. */
const { STATUS_CODES: statusNames } = process.getBuiltinModule('node:http');

/** Headers by name. Several values are sent as several lines. */
export type HeaderValues = Readonly<Record<string, string | string[]>>;

export interface ProblemDetails {
  readonly errors?: Problem['errors'];
  readonly headers?: HeaderValues;
  /** A status other than that of the kind. */
  readonly status?: number;
  /** The underlying error. It is reported, but never sent to the client. */
  readonly cause?: unknown;
}

/** The highest number of characters of a detail, which can quote what the client sent. */
const longestDetail = 8000;

/** The characters that RFC 6749 allows in an error_description. */
const asciiOnly = (text: string): string =>
  text.replaceAll('"', "'").replaceAll(/[^\x20-\x7E]|\\/g, '?');

/** The error that handlers throw. The error handler at the end of the app turns it into an answer. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly kind: ProblemKind;
  readonly errors: Problem['errors'];
  readonly headers: HeaderValues;
  readonly status: number;

  constructor(
    kind: ProblemKind,
    detail: string,
    { errors, headers = {}, status = problemKinds[kind].status, cause }: ProblemDetails = {},
  ) {
    /* A refusal is no bug, so nobody reads its stack, which takes longer than the rest of the answer. */
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(shortened(detail, longestDetail), { cause });
    Error.stackTraceLimit = stackTraceLimit;
    this.kind = kind;
    this.errors = errors;
    this.headers = headers;
    this.status = status;
  }

  get detail(): string {
    return this.message;
  }

  body(instance: string): Problem {
    const { status, detail, errors } = this;
    const kind: ProblemText = problemKinds[this.kind];
    const { error, isOAuth } = kind;
    const title = status === kind.status ? kind.title : (statusNames[status] ?? 'Unknown Status');
    const type = problemType(this.kind);
    const body: Problem = { type, title, status, error, detail, instance };
    return {
      ...body,
      ...(errors !== undefined && { errors }),
      ...(isOAuth && { error_description: asciiOnly(detail) }),
    };
  }
}
