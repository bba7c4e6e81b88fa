export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed where it is JSON; otherwise the text. */
  readonly body: Body;
}

export interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** A learner's own small HTTP client. A path is below /v1/practice of a workspace that nobody else uses. */
export interface Client {
  /** The address of the server, for what is outside of the workspace. */
  readonly origin: string;
  readonly workspace: string;
  /** What stands before a path: /w/…/v1/practice. */
  readonly base: string;
  readonly send: <Body>(method: string, path: string, sent?: Sent) => Promise<Answer<Body>>;
  readonly get: <Body>(path: string, headers?: Sent['headers']) => Promise<Answer<Body>>;
  readonly post: <Body>(path: string, body?: unknown) => Promise<Answer<Body>>;
}
