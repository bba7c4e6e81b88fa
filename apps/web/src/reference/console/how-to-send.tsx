import { Link } from 'react-router';
import { CodeBlock } from '../../practice/code/code-block.tsx';
import { paths } from '../../paths.ts';
import { testable } from '../../ui/testable.ts';
import { useWorkspace } from '../../practice/workspace/use-workspace.tsx';

/** Names the workspace of the tab, and the two ways to send a request there. */
export const HowToSend = () => {
  const { name, base } = useWorkspace();
  return (
    <>
      <p>
        Send the requests of your suite to this base URL, and each of them appears below as soon as
        it is answered:
      </p>
      <CodeBlock name="console-base" what="the base URL">
        {base}
      </CodeBlock>
      <p>Or keep your base URL, and send this header with each request:</p>
      <CodeBlock name="console-workspace-header" what="the header">
        {`X-Workspace: ${name}`}
      </CodeBlock>
      <p>
        What to send?{' '}
        <Link {...testable('console-tasks')} to={paths.tasks}>
          The tasks
        </Link>{' '}
        say what to practice, and see it here.
      </p>
    </>
  );
};
