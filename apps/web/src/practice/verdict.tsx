import { createContext, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Judged } from '@sparring/practice/judged';
import { apiOfTab } from '../tab/workspace-name.ts';
import { testable } from '../ui/testable.ts';
import { Outcome } from './outcome.tsx';
import styles from './verdict.module.css';

/** The lab whose page is shown. */
export const LabContext = createContext<string | undefined>(undefined);

interface VerdictProps {
  /** Id and test id of the `<output>`. */
  readonly name: string;
  readonly label?: string;
  /** Left out until the lab can say something. */
  readonly judged?: Judged | undefined;
}

/** The verdict of a lab: in the page, and in the workspace of the tab. A lab has one. */
export const Verdict = ({ name, label = 'Verdict', judged }: VerdictProps) => {
  const address = useAddress();
  const isSent = useSent(address, judged);

  return (
    <>
      <Outcome label={label} name={name}>
        {judged?.text}
      </Outcome>
      {judged && (
        <p className={styles.where}>
          {isSent === true && (
            <a {...testable('verdict-at-api')} href={address}>
              The verdict at the API
            </a>
          )}
          {isSent === false && 'The API did not answer, so only this page has the verdict.'}
        </p>
      )}
    </>
  );
};

const useAddress = (): string => {
  const { search } = useLocation();
  const [api] = useState(() => apiOfTab(search));
  return `${api}/workspace/labs`;
};

/** Sends each new verdict. Returns whether the API took it, and nothing until then. */
const useSent = (address: string, judged: Judged | undefined): boolean | undefined => {
  const lab = use(LabContext);
  const [sent, setSent] = useState<{ readonly judged: Judged; readonly isSent: boolean }>();

  useEffect(() => {
    if (!judged || lab === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const send = async (): Promise<void> => {
      const isSent = await put(`${address}/${lab}`, judged, signal);
      if (!signal.aborted) setSent({ judged, isSent });
    };
    void send();
    return () => leaving.abort();
  }, [address, lab, judged]);

  return sent?.judged === judged ? sent?.isSent : undefined;
};

const put = async (address: string, judged: Judged, signal: AbortSignal): Promise<boolean> => {
  try {
    const { ok } = await fetch(address, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(judged),
      signal,
    });
    return ok;
  } catch {
    return false;
  }
};
