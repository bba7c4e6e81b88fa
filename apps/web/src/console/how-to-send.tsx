import { Link } from 'react-router';
import { CodeBlock } from '../practice/code/code-block.tsx';
import { paths } from '../paths.ts';
import { testable } from '../ui/testable.ts';
import { useWorkspace } from '../practice/workspace/use-workspace.tsx';
import styles from './console.module.css';

/** Names the workspace of the tab, and the two ways to send a request there. */
export const HowToSend = () => {
  const { name, base } = useWorkspace();
  return (
    <>
      <div className={styles.ways}>
        <div>
          <p>
            Send your requests to this base URL, and each appears below as soon as it is answered:
          </p>
          <CodeBlock name="console-base" what="the base URL">
            {base}
          </CodeBlock>
        </div>
        <div>
          <p>Or keep your base URL, and send this header with each request:</p>
          <CodeBlock name="console-workspace-header" what="the header">
            {`X-Workspace: ${name}`}
          </CodeBlock>
        </div>
      </div>
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
