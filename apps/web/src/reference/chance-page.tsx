import './zod-without-eval.ts';
import { behaviorEndpoints, drawnDelay, randomError } from '@sparring/contracts/behavior';
import { chanceHeader, counted, likelihood, type Chance } from '@sparring/contracts/chance';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { jobEndpoints } from '@sparring/contracts/job-endpoints';
import { problemKinds } from '@sparring/contracts/problem';
import { chanceModes, untouched } from '@sparring/contracts/workspace';
import { testable } from '../ui/testable.ts';
import { CodeBlock } from '../practice/code/code-block.tsx';
import { ReferenceFrame } from './reference-frame.tsx';
import { WorkspaceProvider, useWorkspace } from '../practice/workspace/use-workspace.tsx';
import { WorkspacePanel } from '../practice/workspace/workspace-panel.tsx';
import tables from '../ui/tables.module.css';

const { min, max, unit } = drawnDelay;
const effects: Record<(typeof chanceModes)[number], [errors: string, delay: string]> = {
  seeded: ['as the seed decides', 'as the seed decides'],
  always: ['every time', counted(max, unit)],
  never: ['never', counted(min, unit)],
};

const example = chanceHeader({ ...untouched, step: 17, p: randomError.p, outcome: 500 });

const ChancePage = () => (
  <WorkspaceProvider>
    <ReferenceFrame
      title="Replayable chance"
      lead="Some requests fail at random. You can make each of these failures happen again."
    >
      <WorkspacePanel />
      <Guide />
    </ReferenceFrame>
  </WorkspaceProvider>
);

export default ChancePage;

const Guide = () => {
  const { base } = useWorkspace();
  const call = `curl --include '${base}/testing/random500'`;
  const setting = (body: string) =>
    `curl --include --request PATCH '${base}/workspace' \\\n  --header 'Content-Type: application/json' \\\n  --data '${body}'`;
  return (
    <>
      <h2>Seed and step</h2>
      <p>
        A test that fails once in five runs is hard to fix, because you cannot make it fail again.
        So this API uses no real chance. Your workspace has a <strong>seed</strong> and a{' '}
        <strong>step</strong>. Each random decision depends on these two numbers alone, unless you
        force its outcome. After each decision the step goes up by one. A response header shows the
        seed, the step and the decision:
      </p>
      <CodeBlock name="chance-call" what="the request">
        {call}
      </CodeBlock>
      <CodeBlock name="chance-header" what="the header">
        {`X-Chance: ${example['X-Chance']}`}
      </CodeBlock>
      <h2>Random requests</h2>
      <ChanceTable />
      <h2>Replay the responses</h2>
      <p>
        When you set the seed, the step goes back to 0. From then on, the same requests get the same
        responses: on your machine, on a colleague's, in CI. To get one response again, set its
        seed, send as many random requests as its step says, and then send the request.
      </p>
      <CodeBlock name="chance-seed" what="the request that sets the seed">
        {setting('{ "seed": 42 }')}
      </CodeBlock>
      <p>
        All random requests in a workspace share one step. Use your own workspace, so that no other
        client sends requests in between.
      </p>
      <h2>Force an outcome</h2>
      <p>
        A test of an error message needs the error. This request makes every random error happen:
      </p>
      <CodeBlock name="chance-force" what="the request that forces every error">
        {setting('{ "chance": "always" }')}
      </CodeBlock>
      <ModeTable />
    </>
  );
};

/** The random outcome of a call, in words. */
const outcomeOf = (chance: Chance): string => {
  if (chance.kind === 'number')
    return `a whole number from ${chance.min} to ${counted(chance.max, chance.unit)}`;
  if (chance.kind === 'failure') return 'whether the job fails later: 1 if it does, 0 if not';
  const { status, error } = problemKinds[chance.problem];
  return `${status}, ${error}`;
};

const byChance = Object.values<Endpoint>({ ...behaviorEndpoints, ...jobEndpoints }).flatMap(
  ({ method, path, chance }) => (chance ? [{ call: `${method} ${path}`, chance }] : []),
);

const ChanceTable = () => (
  <table {...testable('chance-calls')} className={tables.tables}>
    <thead>
      <tr>
        <th scope="col">Request</th>
        <th scope="col">Chance decides</th>
        <th scope="col">Probability of each</th>
      </tr>
    </thead>
    <tbody>
      {byChance.map(({ call, chance }) => (
        <tr key={call}>
          <th scope="row">
            <code>{call}</code>
          </th>
          <td>{outcomeOf(chance)}</td>
          <td>
            <code>p={likelihood(chance)}</code>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const ModeTable = () => (
  <table className={tables.tables}>
    <thead>
      <tr>
        <th scope="col">Chance</th>
        <th scope="col">Errors</th>
        <th scope="col">Random delay</th>
      </tr>
    </thead>
    <tbody>
      {chanceModes.map((mode) => (
        <tr key={mode}>
          <th scope="row">
            <code>{mode}</code>
          </th>
          <td>{effects[mode][0]}</td>
          <td>{effects[mode][1]}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
