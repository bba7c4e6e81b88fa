import { outcomeTexts } from '@sparring/contracts/fault-outcome';
import { testable } from '../../ui/testable.ts';
import { CodeBlock } from '../../practice/code/code-block.tsx';
import tables from '../../ui/tables.module.css';
import { putFaults } from './put-faults.ts';
import { useWorkspace } from '../../practice/workspace/use-workspace.tsx';

const flaky = `{ "rules": [
  { "method": "GET", "path": "/books*", "outcomes": [
    { "kind": "status", "status": 503, "retry_after": 1 },
    { "kind": "reset" },
    { "kind": "pass" },
    { "kind": "cut" }
  ] }
] }`;

const oneInFive = `{ "rules": [
  { "path": "/*", "share": 0.2, "seed": 7, "outcomes": [
    { "kind": "status", "status": 500 },
    { "kind": "lognormal-delay", "median": 300, "sigma": 1 }
  ] }
] }`;

/** Explains how to script faults. */
export const FaultGuide = () => {
  const { base } = useWorkspace();
  return (
    <>
      <h2>A sequence: exactly these failures</h2>
      <p>
        A rule names a method, a path and a list of outcomes. Each matching request uses the next
        outcome of the list, and after the last one every request gets its usual response. So a test
        knows which of its requests fails, and how.
      </p>
      <CodeBlock name="fault-sequence" what="the request that scripts a sequence">
        {putFaults(base, flaky)}
      </CodeBlock>
      <p>
        The first rule that matches, and has an outcome left, decides. Write a path without the base
        path: <code>/books</code> matches only that path, <code>{'/books/{id}'}</code> matches one
        segment after it, and <code>/books*</code> matches everything that begins with it. The
        endpoints of the workspace itself never fail.
      </p>
      <h2>A share: failures by seed</h2>
      <p>
        With <code>share</code>, a rule applies to this share of the requests, and draws the outcome
        of each. Put the same rules again, and the same requests fail again. The header{' '}
        <code>X-Chance</code> of each response says what was decided.
      </p>
      <CodeBlock name="fault-share" what="the request that scripts a share">
        {putFaults(base, oneInFive)}
      </CodeBlock>
      <h2>Outcomes</h2>
      <OutcomeTable />
      <h2>Before or after</h2>
      <p>
        A status, a delay, a reset, an empty response and a hang have <code>when</code>. With{' '}
        <code>before</code>, the default, the request is not executed, or is executed after the
        delay. With <code>after</code> it is executed and its change is stored, and only the
        response fails. The client cannot see the difference.
      </p>
    </>
  );
};

const OutcomeTable = () => (
  <table {...testable('fault-outcomes')} className={tables.tables}>
    <thead>
      <tr>
        <th scope="col">Outcome</th>
        <th scope="col">What happens</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(outcomeTexts).map(([kind, text]) => (
        <tr key={kind}>
          <th scope="row">
            <code>{kind}</code>
          </th>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
