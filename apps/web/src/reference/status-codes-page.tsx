import './zod-without-eval.ts';
import { type ProblemKind, problem, problemKinds } from '@sparring/contracts/problem';
import { Marked } from './endpoint/marked.tsx';
import { ProblemTable } from './endpoint/problem-table.tsx';
import tables from './endpoint/tables.module.css';
import { ReferenceFrame } from './reference-frame.tsx';

const successes = [
  ['200', 'OK', 'It worked, and the body has the result.'],
  ['201', 'Created', 'Something new is stored. `Location` says where, the body shows it.'],
  ['206', 'Partial Content', 'The part of a file that `Range` asked for.'],
  ['304', 'Not Modified', 'You have the current version already, so it is not sent again.'],
] as const;

const StatusCodesPage = () => (
  <ReferenceFrame
    title="Status codes"
    lead="The first thing to assert about an answer: what its three digits promise, and when you get them here."
  >
    <h2>When it works</h2>
    <SuccessTable />
    <h2>When it does not</h2>
    <p>
      A 4xx asks you to change the request; a 5xx says that the server failed and the same request
      may work later. Open an error to read more about it.
    </p>
    <ProblemTable name="status-codes" kinds={Object.keys(problemKinds) as ProblemKind[]} />
    <h2>How every error looks</h2>
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
        <th scope="col">What it promises</th>
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
          <td>{schema.description}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
