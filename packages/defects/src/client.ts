export interface Received<Body> {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed where it is JSON; otherwise the text. */
  readonly body: Body;
}

export interface SentRequest {
  readonly headers?: Readonly<Record<string, string>>;
  /** SentRequest as JSON. */
  readonly body?: unknown;
}

/** A learner's own small HTTP client. A path is below /v1/practice of a workspace that nobody else uses. */
export interface Client {
  /** The address of the server, for what is outside of the workspace. */
  readonly origin: string;
  readonly workspace: string;
  /** What stands before a path: /w/…/v1/practice. */
  readonly base: string;
  readonly send: <Body>(
    method: string,
    path: string,
    sent?: SentRequest,
  ) => Promise<Received<Body>>;
  readonly get: <Body>(path: string, headers?: SentRequest['headers']) => Promise<Received<Body>>;
  readonly post: <Body>(path: string, body?: unknown) => Promise<Received<Body>>;
}
