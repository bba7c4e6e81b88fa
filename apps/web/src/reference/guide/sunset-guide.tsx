import { sunsetAt } from '@sparring/contracts/book-labs/version-endpoints';
import { CodeBlock } from '../../practice/code/code-block.tsx';
import { useWorkspace } from '../../practice/workspace/use-workspace.tsx';
import { settingCall } from './setting.ts';

/** Explains how to reach the end of a version without waiting. */
export const SunsetGuide = () => {
  const { base } = useWorkspace();
  return (
    <>
      <h2>Reach the end of version 1</h2>
      <p>
        Version 1 says in each response that it is deprecated, when it ends, and what replaces it.
        Set the clock of your workspace to the time when it ends, and it gets 410; the link in that
        response still leads to version 2.
      </p>
      <CodeBlock name="sunset-set" what="the request that sets the clock to the sunset">
        {settingCall('PATCH', `${base}/workspace`, { now: sunsetAt })}
      </CodeBlock>
      <CodeBlock name="sunset-back" what="the request that sets the clock back">
        {settingCall('PATCH', `${base}/workspace`, { now: null })}
      </CodeBlock>
    </>
  );
};
