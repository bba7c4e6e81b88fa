import { api } from '@sparring/contracts/api';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { isOfTheServer, problemsOf } from '@sparring/contracts/print/endpoint-problems';
import { headersOf } from '@sparring/contracts/print/headers';
import { type Parameter, parametersOf } from '@sparring/contracts/print/parameters';
import { rulesOfEndpoint } from '@sparring/rules/places';
import type { RuleText } from '@sparring/rules/area';
import type { EndpointPage, Noun } from './pages.ts';
import { type ProblemRow, problemRow } from './problem-rows.ts';

/** An endpoint as its page shows it. `vite/endpoints.ts` prints it: of its schemas only the names of parameters are left. */
export interface PrintedEndpoint extends Endpoint {
  readonly id: string;
  readonly noun: string;
  readonly parameters: readonly Parameter[];
  readonly problemRows: readonly ProblemRow[];
  /** Failures of the server. */
  readonly failureRows: readonly ProblemRow[];
  readonly rules: readonly RuleText[];
}

/** A schema is code, and stays behind; of an object the names are left. */
const withoutSchemas = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('_zod' in value)) return value;
  const { shape = {} } = value as { shape?: object };
  return { shape: Object.fromEntries(Object.keys(shape).map((name) => [name, true])) };
};

export const printEndpoint = (noun: string, id: string, endpoint: Endpoint): PrintedEndpoint => {
  const kinds = problemsOf(endpoint);
  const replies = Object.entries(endpoint.replies).map(([status, reply]) => [
    status,
    { ...reply, headers: headersOf(endpoint, Number(status)), body: undefined },
  ]);
  const printed = {
    ...endpoint,
    id,
    noun,
    replies: Object.fromEntries(replies),
    parameters: parametersOf(endpoint),
    problemRows: kinds.filter((kind) => !isOfTheServer(kind)).map(problemRow),
    failureRows: kinds.filter(isOfTheServer).map(problemRow),
    rules: rulesOfEndpoint(id),
  };
  return JSON.parse(JSON.stringify(printed, withoutSchemas));
};

const allNouns = Object.keys(api) as Noun[];

/** The endpoints of a page, in its order. */
export const printPage = ({ nouns = allNouns, ids }: EndpointPage): readonly PrintedEndpoint[] => {
  const all = nouns.flatMap((noun) =>
    Object.entries<Endpoint>(api[noun]).map(([id, endpoint]) => [noun, id, endpoint] as const),
  );
  const chosen = ids ? ids.flatMap((one) => all.filter(([, id]) => id === one)) : all;
  return chosen.map((each) => printEndpoint(...each));
};
