import { jobFailure, longestPause } from '@sparring/contracts/job';
import { CodeBlock } from '../../practice/code/code-block.tsx';
import { useWorkspace } from '../../practice/workspace/use-workspace.tsx';
import { settingCall } from './setting.ts';

/** Explains how to test a job without waiting for it. */
export const JobGuide = () => {
  const { base } = useWorkspace();
  return (
    <>
      <h2>From the start to the result</h2>
      <ol>
        <li>
          Start a job: 202, and <code>Location</code> is its address.
        </li>
        <li>
          Poll that address: 200 and a <code>progress</code>. <code>Retry-After</code> says in how
          many seconds the next poll is useful, at most {longestPause}.
        </li>
        <li>
          When the job has succeeded, the same address returns 303, and <code>Location</code> is the
          address of the result. Most clients follow it.
        </li>
      </ol>
      <CodeBlock name="job-start" what="the request that starts a job">
        {settingCall('POST', `${base}/labs/jobs`, { seconds: 3600 })}
      </CodeBlock>
      <h2>Do not wait for it</h2>
      <p>
        Jobs follow the clock of the workspace. Move it by an hour, and a job of an hour has ended.
        Move it by half of that, and its progress is 50.
      </p>
      <CodeBlock name="job-advance" what="the request that finishes the job">
        {settingCall('PATCH', `${base}/workspace`, { advance: 'PT1H' })}
      </CodeBlock>
      <h2>Jobs that do not succeed</h2>
      <p>
        One job in five fails at {jobFailure.at} %. The seed decides which, and a chance of{' '}
        <code>always</code> or <code>never</code> forces it. Every workspace has three jobs to begin
        with: job 1 is stuck, so that a client without a time limit polls it forever, job 2 has
        succeeded, and job 3 has failed.
      </p>
    </>
  );
};
