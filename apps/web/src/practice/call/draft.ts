import { formatOfType, type Endpoint } from '@sparring/contracts/endpoint';
import {
  cookieMode,
  exampleBody,
  exampleRequest,
  fillPath,
  queryString,
} from '@sparring/contracts/print/request';

export type ParameterLocation = 'path' | 'query' | 'header';

/** One value of a request that the reader can edit. */
export interface DraftField {
  readonly place: ParameterLocation;
  readonly name: string;
  readonly value: string;
}

/** A request that is being edited. Every value is text, so that invalid values can be sent too. */
export interface Draft {
  readonly fields: readonly DraftField[];
  readonly body?: string;
}

type Headers = Readonly<Record<string, string>>;

/** Ready for `fetch`. */
export interface DraftRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly credentials?: RequestCredentials;
  readonly body?: string;
}

type Values = Readonly<Record<string, unknown>>;

const fieldsOf = (
  place: ParameterLocation,
  names: readonly string[],
  values: Values,
): DraftField[] =>
  names.map((name) => ({
    place,
    name,
    value: (values[name] as string | number | undefined)?.toString() ?? '',
  }));

/** The path already names the workspace, so the header is left out. */
const withoutWorkspace = ({ 'X-Workspace': _workspace, ...headers }: Headers): Headers => headers;

/** The documented example, in a workspace that the base names. */
export const exampleIn = (endpoint: Endpoint, base: string) => {
  const { headers, ...request } = exampleRequest(endpoint, base);
  return { ...request, headers: withoutWorkspace(headers) };
};

/** The workspace is in the path, and the browser sends its cookies itself. */
const unsent = new Set(['X-Workspace', 'Cookie']);

/** A draft of the documented example. Parameters that the example does not use are empty. */
export const draftOf = (endpoint: Endpoint): Draft => {
  const { params, query, headers, example } = endpoint;
  const { headers: sent, url } = exampleIn(endpoint, 'http://any');
  const headerNames = Object.keys({ ...sent, ...headers }).filter((name) => !unsent.has(name));
  const inQuery = Object.fromEntries(new URL(url).searchParams);
  const queryNames = new Set([...Object.keys(query?.shape ?? {}), ...Object.keys(inQuery)]);
  const fields = [
    ...fieldsOf('path', Object.keys(params?.shape ?? {}), example.params ?? {}),
    ...fieldsOf('query', [...queryNames], inQuery),
    ...fieldsOf('header', headerNames, sent),
  ];
  if (example.body === undefined) return { fields };
  return { fields, body: exampleBody(endpoint) };
};

/** An empty query parameter or header is not sent. An empty path parameter stays empty in the path. */
const filledIn = ({ fields }: Draft, place: ParameterLocation): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter((field) => field.place === place && (place === 'path' || field.value !== ''))
      .map(({ name, value }) => [name, value]),
  );

/** The request as edited. The lines of a multipart body end in CR and LF, which a text field cannot hold. */
export const requestOf = (endpoint: Endpoint, draft: Draft, base: string): DraftRequest => {
  const { method, path } = endpoint;
  const request = {
    method,
    url: base + fillPath(path, filledIn(draft, 'path')) + queryString(filledIn(draft, 'query')),
    headers: filledIn(draft, 'header'),
    credentials: cookieMode(endpoint),
  };
  if (draft.body === undefined) return request;
  const isMultipart = formatOfType(request.headers['Content-Type']) === 'multipart';
  return { ...request, body: isMultipart ? draft.body.replaceAll(/\r?\n/g, '\r\n') : draft.body };
};

/** The draft with one value changed. */
export const edited = (
  draft: Draft,
  place: ParameterLocation,
  name: string,
  value: string,
): Draft => {
  const isMeant = (field: DraftField) => field.place === place && field.name === name;
  return {
    ...draft,
    fields: draft.fields.map((field) => (isMeant(field) ? { ...field, value } : field)),
  };
};
