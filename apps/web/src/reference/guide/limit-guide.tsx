import { limitKinds } from '@sparring/contracts/limit';
import { testable } from '../../ui/testable.ts';
import { CodeBlock } from '../../practice/code/code-block.tsx';
import tables from '../../ui/tables.module.css';
import { useWorkspace } from '../../practice/workspace/use-workspace.tsx';
import { settingCall } from './setting.ts';

/** Explains the limits and how a client treats them. */
export const LimitGuide = () => {
  const { base } = useWorkspace();
  return (
    <>
      <h2>Reach the limit</h2>
      <ol>
        <li>Set a limit of two requests per minute.</li>
        <li>Ask for the books three times: 200, 200, 429.</li>
        <li>
          Wait as long as <code>Retry-After</code> says, or advance the clock of the workspace: 200
          again.
        </li>
      </ol>
      <CodeBlock name="limit-set" what="the request that sets a limit">
        {settingCall('PUT', `${base}/workspace/limit`, {
          kind: 'fixed-window',
          limit: 2,
          window: 60,
        })}
      </CodeBlock>
      <CodeBlock name="limit-call" what="the limited request">
        {`curl --include '${base}/books'`}
      </CodeBlock>
      <p>Each response has the policy, what is left of it, and the seconds until more is left:</p>
      <CodeBlock name="limit-headers" what="the headers">
        {'RateLimit-Policy: "fixed-window";q=2;w=60\nRateLimit: "fixed-window";r=1;t=42'}
      </CodeBlock>
      <p>
        A good client slows down when <code>r</code> is small, and is never rejected. The endpoints
        of the workspace itself are not limited.
      </p>
      <h2>Four kinds</h2>
      <KindTable />
    </>
  );
};

const effects: Record<(typeof limitKinds)[number], string> = {
  'token-bucket': 'A burst is accepted at once; after it, one request for each new token.',
  'fixed-window':
    'Twice the limit can pass within a moment: at the end of one window and the start of the next.',
  'sliding-window': 'The limit holds for any time of the length of the window.',
  concurrency:
    'While as many requests as the limit are still open, the next one is rejected, however few come per minute.',
};

const KindTable = () => (
  <table {...testable('limit-kinds')} className={tables.tables}>
    <thead>
      <tr>
        <th scope="col">Kind</th>
        <th scope="col">What a client sees</th>
      </tr>
    </thead>
    <tbody>
      {limitKinds.map((kind) => (
        <tr key={kind}>
          <th scope="row">
            <code>{kind}</code>
          </th>
          <td>{effects[kind]}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
