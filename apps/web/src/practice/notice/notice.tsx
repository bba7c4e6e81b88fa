import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { testable } from '../../ui/testable.ts';
import { CodeBlock } from '../code/code-block.tsx';
import { findRing, type Ring } from './find-ring.ts';

export interface NoticeProps {
  /** The path of the page as the ring knows it. */
  readonly page: string;
}

const Notice = ({ page }: NoticeProps) => {
  const [look, setLook] = useState(1);
  const [found, setFound] = useState<{ readonly look: number; readonly ring: Ring }>();
  useEffect(() => {
    const left = new AbortController();
    void findRing(left.signal).then((ring) => left.signal.aborted || setFound({ look, ring }));
    return () => left.abort();
  }, [look]);
  const isLooking = found?.look !== look;
  const isAgain = look > 1;

  return (
    <>
      <p>
        A test that passes does not say what it would notice. The ring opens this page with one
        small defect in it. Run your test against that page: it should fail.
      </p>
      {!found && <Loading />}
      {found?.ring.isOpen === true && (
        <Open port={found.ring.port} page={page} hasFocus={isAgain} />
      )}
      {found?.ring.isOpen === false && (
        <Closed onLook={() => setLook(look + 1)}>
          {isAgain && (isLooking ? 'Looking…' : 'There is still no ring.')}
        </Closed>
      )}
    </>
  );
};

interface OpenProps extends NoticeProps, Pick<Ring, 'port'> {
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
    <p>No ring is running. Start one in the folder of Sparring:</p>
    <CodeBlock name="notice-command" what="the command that starts the ring">
      npm run ring
    </CodeBlock>
    <p>With Docker:</p>
    <CodeBlock name="notice-docker" what="the command that starts the ring with Docker">
      docker compose --profile ring up -d
    </CodeBlock>
    <Button name="notice-look" look="plain" onClick={onLook}>
      Look again
    </Button>{' '}
    <output {...testable('notice-state')}>{children}</output>
  </>
);

export default Notice;
