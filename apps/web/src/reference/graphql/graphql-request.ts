import { asJson } from '../try/as-json.ts';
import type { DraftRequest } from '../try/draft.ts';

/** What the reader has written. */
export interface GraphqlDraft {
  readonly query: string;
  /** JSON. */
  readonly variables: string;
  readonly accept: string;
}

/** The request of a draft. Variables that are not JSON are sent as text, so that the reader sees the refusal. */
export const graphqlRequestOf = (
  base: string,
  { query, variables, accept }: GraphqlDraft,
): DraftRequest => ({
  method: 'POST',
  url: `${base}/labs/graphql`,
  headers: { 'Content-Type': 'application/json', Accept: accept },
  body: JSON.stringify({
    query,
    ...(variables.trim() !== '' && { variables: asJson(variables) ?? variables }),
  }),
});
