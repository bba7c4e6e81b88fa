import {
  problemKinds,
  problemType,
  type Problem,
  type ProblemKind,
} from '@sparring/contracts/problem';

export interface ProblemDetails {
  readonly errors?: Problem['errors'];
  readonly headers?: Readonly<Record<string, string>>;
  /** The underlying error. It is reported, but never sent to the client. */
  readonly cause?: unknown;
}

/** The error that handlers throw. The error handler at the end of the app turns it into an answer. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly kind: ProblemKind;
  readonly errors: Problem['errors'];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    kind: ProblemKind,
    detail: string,
    { errors, headers = {}, cause }: ProblemDetails = {},
  ) {
    super(detail, { cause });
    this.kind = kind;
    this.errors = errors;
    this.headers = headers;
  }

  get detail(): string {
    return this.message;
  }

  get status(): number {
    return problemKinds[this.kind].status;
  }

  body(instance: string): Problem {
    const { status, title, error } = problemKinds[this.kind];
    const type = problemType(this.kind);
    const body: Problem = { type, title, status, error, detail: this.detail, instance };
    return this.errors === undefined ? body : { ...body, errors: this.errors };
  }
}
