/* An import of node:http would also load Node's fetch and WebSocket. */
const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** Every kind of refusal, with its status and its short text. */
const kinds = {
  'invalid-input': { status: 400, error: 'Invalid input' },
  'missing-key': { status: 401, error: 'Missing key' },
  'table-off': { status: 403, error: 'The table is off' },
  'not-found': { status: 404, error: 'Not found' },
  'method-not-allowed': { status: 405, error: 'Method not allowed' },
  'bout-over': { status: 409, error: 'The run is over' },
  'card-busy': { status: 409, error: 'Another client has the card' },
  'body-too-large': { status: 413, error: 'Body too large' },
  'unsupported-media-type': { status: 415, error: 'Unsupported media type' },
  'too-many-of-address': { status: 429, error: 'Too many cards of one address' },
  internal: { status: 500, error: 'Internal server error' },
  'too-many-cards': { status: 503, error: 'Too many cards' },
} as const;

export type GraderKind = keyof typeof kinds;

/** RFC 9457, in the form that the practice API uses. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly error: string;
  readonly detail: string;
  readonly instance: string;
}

/** What a handler throws; the end of the app turns it into an answer. */
export class GraderProblem extends Error {
  override readonly name = 'GraderProblem';
  readonly kind: GraderKind;
  readonly headers: Readonly<Record<string, string>>;

  constructor(kind: GraderKind, detail: string, headers: Readonly<Record<string, string>> = {}) {
    super(detail);
    this.kind = kind;
    this.headers = headers;
  }

  body(instance: string): Problem {
    const { status, error } = kinds[this.kind];
    const title = STATUS_CODES[status] ?? '';
    return { type: 'about:blank', title, status, error, detail: this.message, instance };
  }
}
