import { securityOf, type Endpoint } from '../endpoint.ts';
import { securitySchemes } from '../security.ts';

/** A request to send, or to print as a sample. */
export interface PrintedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The path with the values of its parameters. */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** The query string with its question mark; empty if the query is empty. */
export const queryString = (query: Readonly<Record<string, unknown>>): string => {
  const pairs = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return pairs.size > 0 ? `?${pairs.toString()}` : '';
};

/** The placeholder of a token in samples. */
export const tokenPlaceholder = 'YOUR_TOKEN';

/** The documented example of an endpoint as a request to `base`, such as http://localhost:3001/v1/practice. */
export const exampleRequest = (
  endpoint: Endpoint,
  base: string,
  token: string = tokenPlaceholder,
): PrintedRequest => {
  const { method, path, example, bodyTypes = ['application/json'] } = endpoint;
  const { params = {}, query = {}, body } = example;
  const { scheme, required } = securityOf(endpoint);
  const { header, value } = securitySchemes[scheme];
  const url = base + fillPath(path, params) + queryString(query);
  const headers = {
    ...(body !== undefined && { 'Content-Type': bodyTypes[0] }),
    ...(required && { [header]: value(token) }),
    ...example.headers,
  };
  return body === undefined ? { method, url, headers } : { method, url, headers, body };
};
