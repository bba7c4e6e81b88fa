import './zod-without-eval.ts';
import { behaviorEndpoints, drawnDelay, randomError } from '@sparring/contracts/behavior';
import { chanceHeader, counted, likelihood, type Chance } from '@sparring/contracts/chance';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { problemKinds } from '@sparring/contracts/problem';
import { chanceModes, untouched } from '@sparring/contracts/workspace';
import { testable } from '../ui/testable.ts';
import { CodeBlock } from './code/code-block.tsx';
import { ReferenceFrame } from './reference-frame.tsx';
import { WorkspaceProvider, useWorkspace } from './workspace/use-workspace.tsx';
import { WorkspacePanel } from './workspace/workspace-panel.tsx';
import tables from './endpoint/tables.module.css';

const { min, max, unit } = drawnDelay;
const effects: Record<(typeof chanceModes)[number], [errors: string, delay: string]> = {
  seeded: ['as the seed has it', 'as the seed has it'],
  always: ['every time', counted(max, unit)],
  never: ['not at all', counted(min, unit)],
};

const example = chanceHeader({ ...untouched, step: 17, p: randomError.p, outcome: 500 });

const ChancePage = () => (
  <WorkspaceProvider>
    <ReferenceFrame
      title="Replayable chance"
      lead="Some calls fail at random. Here every failure can be made to happen again."
    >
      <WorkspacePanel />
      <Lesson />
    </ReferenceFrame>
  </WorkspaceProvider>
);

export default ChancePage;

const Lesson = () => {
  const { base } = useWorkspace();
  const call = `curl --include '${base}/testing/random500'`;
  const setting = (body: string) =>
    `curl --include --request PATCH '${base}/workspace' \\\n  --header 'Content-Type: application/json' \\\n  --data '${body}'`;
  return (
    <>
      <h2>Seed and step</h2>
      <p>
        A test that fails once in five runs is hard to mend, because the failure does not come back
        when you look. So nothing here is left to real chance: your workspace has a{' '}
        <strong>seed</strong> and a <strong>step</strong>, each random decision uses up one step,
        and these two numbers alone decide. The answer says how:
      </p>
      <CodeBlock name="chance-call" what="the call">
        {call}
      </CodeBlock>
      <CodeBlock name="chance-header" what="the header">
        {`X-Chance: ${example['X-Chance']}`}
      </CodeBlock>
      <h2>What is left to chance</h2>
      <ChanceTable />
      <h2>Play it again</h2>
      <p>
        Set the seed and the step goes back to 0. The same calls now get the same answers: on your
        machine, on a colleague's, in CI. To see one answer again, set its seed and make as many
        calls as its step says before it.
      </p>
      <CodeBlock name="chance-seed" what="the call that sets the seed">
        {setting('{ "seed": 42 }')}
      </CodeBlock>
      <p>
        All random calls of a workspace share its step, so let nobody else call in between: use a
        workspace of your own.
      </p>
      <h2>Or decide it yourself</h2>
      <p>A test of the error message needs the error. Force it:</p>
      <CodeBlock name="chance-force" what="the call that forces every error">
        {setting('{ "chance": "always" }')}
      </CodeBlock>
      <ModeTable />
    </>
  );
};

/** What chance can bring instead of the usual. */
const outcomeOf = (chance: Chance): string => {
  if (chance.kind === 'number')
    return `a whole number from ${chance.min} to ${counted(chance.max, chance.unit)}`;
  const { status, error } = problemKinds[chance.problem];
  return `${status}, ${error}`;
};

const byChance = Object.values<Endpoint>(behaviorEndpoints).flatMap(({ method, path, chance }) =>
  chance ? [{ call: `${method} ${path}`, chance }] : [],
);

const ChanceTable = () => (
  <table {...testable('chance-calls')} className={tables.tables}>
    <thead>
      <tr>
        <th scope="col">Call</th>
        <th scope="col">Chance decides</th>
        <th scope="col">How likely each is</th>
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
        <th scope="col">A drawn delay</th>
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
