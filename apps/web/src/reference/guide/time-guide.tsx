import { tokenLifetime } from '@sparring/contracts/auth';
import { CodeBlock } from '../../practice/code/code-block.tsx';
import { useWorkspace } from '../../practice/workspace/use-workspace.tsx';
import { settingCall } from './setting.ts';

/** Explains how to test what depends on time without waiting. */
export const TimeGuide = () => {
  const { base } = useWorkspace();
  const url = `${base}/workspace`;
  return (
    <>
      <h2>Set the clock</h2>
      <p>
        A token is valid for {tokenLifetime / 60} minutes, too long for a test to wait. So your
        workspace can have a clock of its own. It changes nothing in other workspaces.
      </p>
      <CodeBlock name="time-set" what="the request that sets the clock">
        {settingCall('PATCH', url, { now: '2026-12-31T23:59:00Z', clock: 'frozen' })}
      </CodeBlock>
      <p>
        A <code>frozen</code> clock stands still until you move it; a <code>running</code> one goes
        on from there. Tokens expire by this clock, new books are dated by it, limits refill by it,
        and the header <code>Date</code> shows it. Delays take as long as before.
      </p>
      <h2>Let a token expire</h2>
      <ol>
        <li>Get a token, and show your account with it: 200.</li>
        <li>Advance the clock by 61 minutes.</li>
        <li>Show your account with the same token: 401, and the reason is that it has expired.</li>
      </ol>
      <CodeBlock name="time-advance" what="the request that advances the clock">
        {settingCall('PATCH', url, { advance: 'PT61M' })}
      </CodeBlock>
      <p>
        A duration has weeks, days, hours, minutes and seconds: <code>P1DT12H</code> is one day and
        twelve hours. This request returns to the clock of the server, and so does a reset:
      </p>
      <CodeBlock name="time-off" what="the request that returns to the server's clock">
        {settingCall('PATCH', url, { now: null })}
      </CodeBlock>
    </>
  );
};
