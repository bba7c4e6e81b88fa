/** The address at which the client that reads a document reaches the API. */
export interface Address {
  /** Scheme, host and port, as in `http://localhost:3000`. */
  readonly origin: string;
  /** The workspace in the path of the request, or the shared one. */
  readonly workspace: string;
}
