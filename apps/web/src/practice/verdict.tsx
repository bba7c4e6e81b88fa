import { createContext, use, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { bounded } from '@sparring/practice/bounded';
import type { Judge } from '@sparring/practice/judged';
import { apiOfTab } from '../session/workspace-name.ts';
import { testable } from '../ui/testable.ts';
import { Outcome } from './outcome.tsx';
import styles from './verdict.module.css';

/** The lab whose page is shown. */
export const LabContext = createContext<string | undefined>(undefined);

interface VerdictProps<Facts> {
  /** Id and test id of the `<output>`. */
  readonly name: string;
  readonly label?: string;
  readonly judge: Judge<Facts>;
  /** What has happened; left out until there is something to judge. Another object is judged and sent again. */
  readonly facts?: Facts | undefined;
}

/** The verdict of a lab: in the page, and in the workspace of the tab, where the API judges the same facts. A lab has one. */
export const Verdict = <Facts extends object>({
  name,
  label = 'Verdict',
  judge,
  facts,
}: VerdictProps<Facts>) => {
  const told = useMemo(() => facts && bounded(facts), [facts]);
  const judged = useMemo(() => told && judge(told), [told, judge]);
  const address = useAddress();
  const isSent = useSent(address, judged && told);

  return (
    <>
      <Outcome label={label} name={name}>
        {judged?.text}
      </Outcome>
      {judged && (
        <p className={styles.where}>
          {isSent === true && (
            <a {...testable('verdict-at-api')} href={address}>
              See this verdict as JSON
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

/** Sends new facts. Returns whether the API took them, and nothing until then. */
const useSent = (address: string, facts: object | undefined): boolean | undefined => {
  const lab = use(LabContext);
  const [sent, setSent] = useState<{ readonly facts: object; readonly isSent: boolean }>();

  useEffect(() => {
    if (!facts || lab === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const send = async (): Promise<void> => {
      const isSent = await put(`${address}/${lab}`, facts, signal);
      if (!signal.aborted) setSent({ facts, isSent });
    };
    void send();
    return () => leaving.abort();
  }, [address, lab, facts]);

  return sent?.facts === facts ? sent?.isSent : undefined;
};

const put = async (address: string, facts: object, signal: AbortSignal): Promise<boolean> => {
  try {
    const { ok } = await fetch(address, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(facts),
      signal,
    });
    return ok;
  } catch {
    return false;
  }
};
