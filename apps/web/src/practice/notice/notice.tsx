import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { testable } from '../../ui/testable.ts';
import { CodeBlock } from '../code/code-block.tsx';

interface Grader {
  readonly isOpen: boolean;
  readonly port: number;
}

const none: Grader = { isOpen: false, port: 0 };

/** Asks the site whether a grader is there: the page itself may not ask another port. */
const findGrader = async (signal?: AbortSignal): Promise<Grader> => {
  try {
    const response = await fetch('/grader', { ...(signal && { signal }) });
    return response.ok ? ((await response.json()) as Grader) : none;
  } catch {
    return none;
  }
};

export interface NoticeProps {
  /** The path of the page as the grader knows it. */
  readonly page: string;
}

const Notice = ({ page }: NoticeProps) => {
  const [look, setLook] = useState(1);
  const [found, setFound] = useState<{ readonly look: number; readonly grader: Grader }>();
  useEffect(() => {
    const left = new AbortController();
    void findGrader(left.signal).then(
      (grader) => left.signal.aborted || setFound({ look, grader }),
    );
    return () => left.abort();
  }, [look]);
  const isLooking = found?.look !== look;
  const isAgain = look > 1;

  return (
    <>
      <p>
        A test that passes does not say what it would notice. The grader opens this page with one
        small defect in it. Run your test against that page: it should fail.
      </p>
      {!found && <Loading />}
      {found?.grader.isOpen === true && (
        <Open port={found.grader.port} page={page} hasFocus={isAgain} />
      )}
      {found?.grader.isOpen === false && (
        <Closed onLook={() => setLook(look + 1)}>
          {isAgain && (isLooking ? 'Looking…' : 'There is still no grader.')}
        </Closed>
      )}
    </>
  );
};

interface OpenProps extends NoticeProps, Pick<Grader, 'port'> {
  /** The link takes the place of the button that was pressed. */
  readonly hasFocus: boolean;
}

const focus = (link: HTMLElement | null) => link?.focus();

const Open = ({ port, page, hasFocus }: OpenProps) => {
  const url = new URL('/show-me', `http://${location.hostname}:${port}`);
  url.searchParams.set('page', page);
  return (
    <p>
      <a
        {...testable('notice-open')}
        ref={hasFocus ? focus : null}
        href={url.href}
        target="_blank"
        rel="noopener"
      >
        Open this page with a defect (new tab)
      </a>
    </p>
  );
};

interface ClosedProps {
  readonly onLook: () => void;
  /** How the last look ended. */
  readonly children: ReactNode;
}

const Closed = ({ onLook, children }: ClosedProps) => (
  <>
    <p>No grader is running. Start one in the folder of Sparring:</p>
    <CodeBlock name="notice-command" what="the command that starts the grader">
      npm run grader
    </CodeBlock>
    <p>With Docker:</p>
    <CodeBlock name="notice-docker" what="the command that starts the grader with Docker">
      docker compose --profile grader up -d
    </CodeBlock>
    <Button name="notice-look" look="plain" onClick={onLook}>
      Look again
    </Button>{' '}
    <output {...testable('notice-state')}>{children}</output>
  </>
);

export default Notice;
