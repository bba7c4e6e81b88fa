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
    <div className={`row gap-x-5 ${styles.ways}`}>
      <div>
        <p>
          Base URL for your suite, or for{' '}
          <Link {...testable('console-tasks')} to={paths.tasks}>
            the tasks
          </Link>
          :
        </p>
        <CodeBlock name="console-base" what="the base URL">
          {base}
        </CodeBlock>
      </div>
      <div>
        <p>Or a header of each request:</p>
        <CodeBlock name="console-workspace-header" what="the header">
          {`X-Workspace: ${name}`}
        </CodeBlock>
      </div>
    </div>
  );
};
