/** Where the one who asks for a document reaches the API. */
export interface Address {
  /** Scheme, host and port, as in `http://localhost:3000`. */
  readonly origin: string;
  /** The one that the path of the request names, or the shared one. */
  readonly workspace: string;
}
