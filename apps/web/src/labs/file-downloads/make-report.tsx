import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Year } from '@sparring/practice/labs/file-downloads/months';
import { reportFor } from '@sparring/practice/labs/file-downloads/report';
import { Outcome } from '../../practice/outcome.tsx';
import { clock } from '../../session/clock.ts';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import { BlobLink } from './blob-link.tsx';
import { useSession } from './use-session.ts';

interface MakeReportProps {
  readonly delayMs: number;
  readonly isLoggedIn: boolean;
  /** The session in words. */
  readonly session: string;
  readonly onLogin: () => void;
  /** The link to the report, when it is made. */
  readonly children: ReactNode;
}

const inWords = { making: 'Making the report…', made: 'The report is made.' } as const;

/** A PDF that is made later, for users who have logged in. */
export const MakeReport = ({
  year,
  delayMs,
}: {
  readonly year: Year;
  readonly delayMs: number;
}) => {
  const [isLoggedIn, setLoggedIn] = useState(false);

  return (
    <ReportToMake
      delayMs={delayMs}
      isLoggedIn={isLoggedIn}
      session={isLoggedIn ? 'logged in' : 'logged out'}
      onLogin={() => setLoggedIn(!isLoggedIn)}
    >
      <BlobLink
        name="downloads-pdf"
        saveAs="report.pdf"
        type="application/pdf"
        text={reportFor(year, isLoggedIn)}
      >
        Report as PDF
      </BlobLink>
    </ReportToMake>
  );
};

interface SessionReportProps {
  readonly seed: number;
  readonly size: number;
  readonly delayMs: number;
}

/** The same from the API, which sends it to a session alone. */
export const SessionReport = ({ seed, size, delayMs }: SessionReportProps) => {
  const { address, state, change, isLoggedIn } = useSession();

  return (
    <ReportToMake
      delayMs={delayMs}
      isLoggedIn={isLoggedIn}
      session={state}
      onLogin={() => void change()}
    >
      <a
        {...testable('downloads-pdf')}
        href={`${address}/report?seed=${seed}&size=${Math.floor(size)}`}
        download="report.pdf"
      >
        Report as PDF
      </a>
    </ReportToMake>
  );
};

const ReportToMake = ({ delayMs, isLoggedIn, session, onLogin, children }: MakeReportProps) => {
  const [state, setState] = useState<keyof typeof inWords>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const make = () => {
    stop.current?.();
    setState('making');
    stop.current = clock.after(delayMs, () => setState('made'));
  };

  return (
    <>
      <div className="buttons">
        <Button name="downloads-make" onClick={make}>
          Make the report
        </Button>
        <Button name="downloads-login" look="plain" onClick={onLogin}>
          {isLoggedIn ? 'Log out' : 'Log in'}
        </Button>
      </div>
      <Outcome label="Report" name="downloads-report">
        {state && inWords[state]}
      </Outcome>
      <Outcome label="You are" name="downloads-session">
        {session}
      </Outcome>
      {state === 'made' && <p>{children}</p>}
    </>
  );
};
