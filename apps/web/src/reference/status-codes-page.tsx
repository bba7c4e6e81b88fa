import './zod-without-eval.ts';
import { type ProblemKind, problem, problemKinds } from '@sparring/contracts/problem';
import { Marked } from '../ui/marked.tsx';
import { ProblemTable } from './endpoint/problem-table.tsx';
import { problemRow } from './problem-rows.ts';
import tables from '../ui/tables.module.css';
import { ReferenceFrame } from './reference-frame.tsx';

const successes = [
  ['200', 'OK', 'The request succeeded, and the body has the result.'],
  [
    '201',
    'Created',
    'A new record is stored. `Location` is its address, and the body is the record.',
  ],
  [
    '202',
    'Accepted',
    'The work has begun and is not done. `Location` is the address of a job that tells how far it is.',
  ],
  ['204', 'No Content', 'The response to OPTIONS: `Allow` lists the methods of the path.'],
  ['206', 'Partial Content', 'The part of a file that `Range` asked for.'],
  ['303', 'See Other', 'The result is at the URL in `Location`: get it from there.'],
  ['304', 'Not Modified', 'You already have the current version, so it is not sent again.'],
] as const;

const StatusCodesPage = () => (
  <ReferenceFrame
    title="Status codes"
    lead="The first thing to assert about a response is its status code. This page says what each code means and when the API sends it."
  >
    <h2>Success and not modified</h2>
    <SuccessTable />
    <h2>Errors</h2>
    <p>
      A 4xx asks you to change the request, except 408 and 429: then the same request may work
      later. A 5xx says that the server failed and the same request may work later. Follow the link
      of an error to read more about it.
    </p>
    <ProblemTable
      name="status-codes"
      rows={(Object.keys(problemKinds) as ProblemKind[]).map(problemRow)}
    />
    <h2>The form of every error</h2>
    <p>
      The body is <code>application/problem+json</code> and always has the same members. Compare{' '}
      <code>error</code> in a test: it never changes. Read <code>detail</code> when the test fails:
      it says what failed, with which value, and what to do next.
    </p>
    <MemberTable />
  </ReferenceFrame>
);

export default StatusCodesPage;

const SuccessTable = () => (
  <table className={tables.tables}>
    <thead>
      <tr>
        <th scope="col">Status</th>
        <th scope="col">What it means</th>
      </tr>
    </thead>
    <tbody>
      {successes.map(([status, title, meaning]) => (
        <tr key={status}>
          <th scope="row">
            {status}
            <span className={tables.aside}>{title}</span>
          </th>
          <td>
            <Marked>{meaning}</Marked>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const MemberTable = () => (
  <table className={tables.tables}>
    <thead>
      <tr>
        <th scope="col">Member</th>
        <th scope="col">What it says</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(problem.shape).map(([member, schema]) => (
        <tr key={member}>
          <th scope="row">
            <code>{member}</code>
          </th>
          <td>
            <Marked>{schema.description}</Marked>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
