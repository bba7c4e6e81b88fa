import { useEffect, useRef, useState } from 'react';
import type { Year } from '@sparring/practice/labs/file-downloads/months';
import { Outcome } from '../../practice/outcome.tsx';
import { clock } from '../../session/clock.ts';
import { Button } from '../../ui/button.tsx';
import { BlobLink } from './blob-link.tsx';
import styles from './page.module.css';
import { reportFor } from './report.ts';

interface MakeReportProps {
  readonly year: Year;
  readonly delayMs: number;
}

const inWords = { making: 'Making the report…', made: 'The report is made.' } as const;

/** A PDF that is made later, for users who have logged in. */
export const MakeReport = ({ year, delayMs }: MakeReportProps) => {
  const [state, setState] = useState<keyof typeof inWords>();
  const [isLoggedIn, setLoggedIn] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const make = () => {
    stop.current?.();
    setState('making');
    stop.current = clock.after(delayMs, () => setState('made'));
  };

  return (
    <>
      <div className={styles.buttons}>
        <Button name="downloads-make" onClick={make}>
          Make the report
        </Button>
        <Button name="downloads-login" look="plain" onClick={() => setLoggedIn(!isLoggedIn)}>
          {isLoggedIn ? 'Log out' : 'Log in'}
        </Button>
      </div>
      <Outcome label="Report" name="downloads-report">
        {state && inWords[state]}
      </Outcome>
      <Outcome label="You are" name="downloads-session">
        {isLoggedIn ? 'logged in' : 'logged out'}
      </Outcome>
      {state === 'made' && (
        <p>
          <BlobLink
            name="downloads-pdf"
            saveAs="report.pdf"
            type="application/pdf"
            text={reportFor(year, isLoggedIn)}
          >
            Report as PDF
          </BlobLink>
        </p>
      )}
    </>
  );
};
