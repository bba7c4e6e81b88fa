import {
  logSize,
  type RecordedRequest,
  type RequestQuery,
  type RequestSummary,
} from '@sparring/contracts/recorded-request';
import { row, rows, sql, type Value, type Work } from '../database/engine.ts';
import type { OnAppend, NewRecord } from '../request/new-record.ts';

export interface RequestPage {
  readonly requests: readonly RequestSummary[];
  readonly total: number;
}

interface Row {
  readonly number: number;
  readonly summary: string;
  readonly messages: string;
}

interface AppendedTo {
  readonly id: number;
  readonly recorded: number;
  readonly member: number | null;
  readonly asks_tasks: number;
}

const inLog =
  'FROM request WHERE workspace = (SELECT id FROM workspace WHERE name = $1) AND received_at >= $2';

/** A log that an earlier version has stored has no sizes. */
const summaryIn = ({ number, summary }: Pick<Row, 'number' | 'summary'>): RequestSummary => ({
  response_bytes: null,
  ...(JSON.parse(summary) as Omit<RequestSummary, 'response_bytes'>),
  id: number,
});

const recordIn = (found: Row): RecordedRequest => ({
  ...(JSON.parse(found.messages) as Pick<RecordedRequest, 'request' | 'answer'>),
  ...summaryIn(found),
});

/**
 * Appends the records of a workspace, and deletes those that are too old. The row of the workspace is locked
 * until the commit, so that a higher number is never visible before a lower one.
 */
export function* append(
  name: string,
  records: readonly NewRecord[],
  onAppend?: OnAppend,
): Work<void> {
  const found = yield* row<AppendedTo>(
    sql(
      `UPDATE workspace SET recorded = recorded + $2 WHERE name = $1
       RETURNING id, recorded, member, asks_tasks`,
      name,
      records.length,
    ),
  );
  if (!found) return;
  const { id, recorded, member, asks_tasks } = found;
  const first = recorded - records.length + 1;
  for (const [at, { request, answer, facts: _facts, ...summary }] of records.entries())
    yield sql(
      'INSERT INTO request (workspace, number, received_at, method, path, status, summary, messages) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
      id,
      first + at,
      Date.parse(summary.time),
      summary.method,
      summary.path,
      summary.status,
      JSON.stringify(summary),
      JSON.stringify({ request, answer }),
    );
  yield sql('DELETE FROM request WHERE workspace = $1 AND number <= $2', id, recorded - logSize);
  if (onAppend)
    yield* onAppend({ workspace: id, member, asksTasks: asks_tasks === 1, first }, records);
}

const filtersOf = ({ method, path, status, since }: RequestQuery) => {
  const values: Value[] = [];
  const clauses: string[] = [];
  const filter = (clause: (at: string) => string, value: Value) => {
    values.push(value);
    clauses.push(` AND ${clause(`$${values.length + 2}`)}`);
  };
  if (method !== undefined) filter((at) => `method = ${at}`, method);
  /* A path that contains the text changes when the text is removed. Both engines have this function. */
  if (path !== undefined) filter((at) => `replace(path, ${at}, '') <> path`, path);
  if (status !== undefined) {
    filter((at) => `status >= ${at}`, Number(status.replace('xx', '00')));
    filter((at) => `status <= ${at}`, Number(status.replace('xx', '99')));
  }
  if (since !== undefined) filter((at) => `received_at >= ${at}`, Date.parse(since));
  return { clauses: clauses.join(''), values };
};

/** A page of the requests since a time, the newest first. */
export function* list(name: string, since: number, query: RequestQuery): Work<RequestPage> {
  const { clauses, values } = filtersOf(query);
  const { page, limit } = query;
  const where = `${inLog}${clauses}`;
  const counted = yield* row<{ total: number }>(
    sql(`SELECT count(*) AS total ${where}`, name, since, ...values),
  );
  const found = yield* rows<Row>(
    sql(
      `SELECT number, summary ${where} ORDER BY number DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      name,
      since,
      ...values,
    ),
  );
  return { requests: found.map(summaryIn), total: counted!.total };
}

/** The requests after a number, the oldest first. */
export function* listAfter(
  name: string,
  since: number,
  number: number,
): Work<readonly RequestSummary[]> {
  const text = `SELECT number, summary ${inLog} AND number > $3 ORDER BY number`;
  return (yield* rows<Row>(sql(text, name, since, number))).map(summaryIn);
}

/** The whole log, the oldest request first. */
export function* listAll(name: string, since: number): Work<readonly RecordedRequest[]> {
  const text = `SELECT number, summary, messages ${inLog} ORDER BY number`;
  return (yield* rows<Row>(sql(text, name, since))).map(recordIn);
}

export function* find(
  name: string,
  since: number,
  number: number,
): Work<RecordedRequest | undefined> {
  const text = `SELECT number, summary, messages ${inLog} AND number = $3`;
  const found = yield* row<Row>(sql(text, name, since, number));
  return found && recordIn(found);
}

export function* clear(name: string): Work<void> {
  yield sql(
    'DELETE FROM request WHERE workspace = (SELECT id FROM workspace WHERE name = $1)',
    name,
  );
}

/** Deletes the requests of all workspaces that were received before a time. */
export function* clearBefore(time: number): Work<void> {
  yield sql('DELETE FROM request WHERE received_at < $1', time);
}
