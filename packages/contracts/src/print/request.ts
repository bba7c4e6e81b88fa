import { bodyFormat, securityOf, type BodyFormat, type Endpoint } from '../endpoint.ts';
import { schemeOf, type SchemeName } from '../security.ts';
import { multipartContentType, multipartText, type SampleParts } from './multipart.ts';

/** A request to send, or to print as a sample. */
export interface PrintedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The options with which curl computes the credentials itself. */
  readonly curl?: string;
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

/** What a sample shows as the secret of a scheme: the published one, or a placeholder for what a client gets or computes first. */
export const placeholderOf = (scheme: SchemeName): string => {
  const { secret } = schemeOf(scheme);
  return 'published' in secret ? secret.published : `YOUR_${secret.variable.toUpperCase()}`;
};

/** The credentials in the place of their scheme; empty if the endpoint requires none. */
const credentialsOf = (
  endpoint: Endpoint,
  secretOf: (scheme: SchemeName) => string,
): Credentials => {
  const { scheme, required } = securityOf(endpoint);
  const { place, name, value } = schemeOf(scheme);
  if (!required) return {};
  const sent = value(secretOf(scheme));
  return place === 'cookie'
    ? { header: { Cookie: `${name}=${sent}` } }
    : { [place]: { [name]: sent } };
};

const contentTypeOf = (endpoint: Endpoint): string => {
  const { bodyTypes = ['application/json'] } = endpoint;
  return bodyFormat(endpoint) === 'multipart' ? multipartContentType : bodyTypes[0]!;
};

/** The documented example of an endpoint as a request to `base`, such as http://localhost:3001/v1/practice. */
export const exampleRequest = (
  endpoint: Endpoint,
  base: string,
  secretOf: (scheme: SchemeName) => string = placeholderOf,
): PrintedRequest => {
  const { method, path, example } = endpoint;
  const { params = {}, query = {}, body } = example;
  const { curl } = schemeOf(securityOf(endpoint).scheme);
  const credentials = credentialsOf(endpoint, secretOf);
  const url = base + fillPath(path, params) + queryString({ ...query, ...credentials.query });
  const headers = {
    ...(body !== undefined && { 'Content-Type': contentTypeOf(endpoint) }),
    ...credentials.header,
    ...example.headers,
  };
  return {
    method,
    url,
    headers,
    ...(body !== undefined && { body }),
    ...(curl !== undefined && { curl }),
  };
};

/** Whether a browser sends and keeps cookies. Without them it also asks no visitor for a password after a 401. */
export const cookieMode = (endpoint: Endpoint): 'same-origin' | 'omit' => {
  const { place } = schemeOf(securityOf(endpoint).scheme);
  const sets = Object.values(endpoint.replies).some(({ headers }) => headers?.['Set-Cookie']);
  return place === 'cookie' || sets ? 'same-origin' : 'omit';
};

/** The body of the example as text. */
export const exampleBody = (endpoint: Endpoint): string =>
  bodyTexts[bodyFormat(endpoint)](endpoint.example.body);

const bodyTexts: Record<BodyFormat, (body: unknown) => string> = {
  json: (body) => JSON.stringify(body, null, 2),
  form: (body) => queryString(body as Readonly<Record<string, unknown>>).slice(1),
  csv: String,
  multipart: (body) => multipartText(body as SampleParts),
};

interface Credentials {
  readonly header?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}
