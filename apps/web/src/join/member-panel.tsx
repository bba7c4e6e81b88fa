import { Link, useNavigate } from 'react-router';
import type { ClassMember } from '@sparring/contracts/class-member-endpoints';
import { paths } from '../paths.ts';
import { MessageAndHand } from '../practice/classroom/message-and-hand.tsx';
import { useMembership } from '../practice/classroom/use-membership.ts';
import { CodeBlock } from '../practice/code/code-block.tsx';
import { saveBlob } from '../practice/save-file.ts';
import { apiOf, leaveClass } from '../session/workspace-name.ts';
import { Button } from '../ui/button.tsx';
import { testable } from '../ui/testable.ts';
import styles from './member-panel.module.css';

/** A file that Postman imports: the collection of the API then sends its requests to the workspace. */
const postmanEnvironment = (key: string, origin: string, base: string): string => {
  const values = { apiUrl: origin, baseUrl: base, workspace: key };
  return JSON.stringify(
    {
      name: `Sparring ${key}`,
      values: Object.entries(values).map(([name, value]) => ({
        key: name,
        value,
        type: 'default',
        enabled: true,
      })),
      _postman_variable_scope: 'environment',
    },
    null,
    2,
  );
};

interface MemberPanelProps {
  readonly workspace: string;
  readonly first: ClassMember;
}

/** Who the learner is, and what each tool needs to work in the workspace. */
export const MemberPanel = ({ workspace, first }: MemberPanelProps) => {
  const { member, hasEnded, problem, turnHand } = useMembership(workspace, first);
  const navigate = useNavigate();
  const base = location.origin + apiOf(workspace);

  const save = () => {
    const text = postmanEnvironment(workspace, location.origin, base);
    const name = `sparring-${workspace}.postman_environment.json`;
    saveBlob(new Blob([text], { type: 'application/json' }), name);
  };
  const leave = () => {
    leaveClass();
    void navigate('/join');
  };

  return (
    <>
      <p {...testable('join-member')} className={styles.who}>
        You are{' '}
        <strong>
          <bdi>{member.name}</bdi>
        </strong>
        , number {member.number} of {member.class_title}.
      </p>
      {hasEnded && (
        <p {...testable('join-ended')}>
          The class has ended: your workspace still works, but the teacher no longer sees your
          requests.
        </p>
      )}
      <output {...testable('join-problem')}>{problem}</output>
      <MessageAndHand name="join" member={member} turnHand={turnHand} />
      <p>
        This browser now uses your workspace: do the{' '}
        <Link {...testable('join-tasks')} to={paths.tasks}>
          tasks
        </Link>
        , see your requests in the{' '}
        <Link {...testable('join-console')} to={paths.console}>
          console
        </Link>
        , or begin at{' '}
        <Link {...testable('join-start')} to={paths.start}>
          Start here
        </Link>
        .
      </p>
      <h2>Base URL</h2>
      <p>
        It contains <code>/v1/practice</code>: in any tool, write only the rest of a path behind it,
        such as <code>/books</code>.
      </p>
      <CodeBlock name="join-base" what="the base URL">
        {base}
      </CodeBlock>
      <h2>Postman</h2>
      <p>Import the file, and choose it as the environment.</p>
      <Button name="join-postman" look="plain" onClick={save}>
        Save the Postman environment
      </Button>
      <h2>Starter kits</h2>
      <p>Write these variables before the command of a kit.</p>
      <CodeBlock name="join-variable" what="the variables">
        {`WEB_URL=${location.origin} API_URL=${location.origin} WORKSPACE=${workspace}`}
      </CodeBlock>
      <h2>Browser tests</h2>
      <p>
        Each new browser context begins with this address; <code>?to=/labs/waits</code> goes on to a
        page.
      </p>
      <CodeBlock name="join-address" what="the address for tests">
        {`${location.origin}/join/${workspace}?to=/labs/waits`}
      </CodeBlock>
      <Button name="join-leave" look="plain" onClick={leave}>
        This is not me
      </Button>
    </>
  );
};
