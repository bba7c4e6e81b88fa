import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { bounded } from '@sparring/practice/bounded';
import type { Judge } from '@sparring/practice/judged';
import { apiOf, nameOfTab } from '../session/workspace-name.ts';
import { Button } from '../ui/button.tsx';
import { testable } from '../ui/testable.ts';
import { Outcome } from './outcome.tsx';
import styles from './verdict.module.css';

interface ShownLab {
  readonly slug: string;
  /** The lab after it; after the last one, their list. */
  readonly next: { readonly title: string; readonly path: string };
  /** Where the verdict is in sight beside the exercise; without it, the verdict is where the lab has it. */
  readonly place?: Element | undefined;
  readonly openHint: () => void;
}

/** The lab whose page is shown. */
export const LabContext = createContext<ShownLab | undefined>(undefined);

interface VerdictProps<Facts> {
  /** Id and test id of the `<output>`. */
  readonly name: string;
  readonly judge: Judge<Facts>;
  /** What has happened; left out until there is something to judge. Another object is judged and sent again. */
  readonly facts?: Facts | undefined;
}

/** The verdict of a lab: in the page, and in the workspace of the tab, where the API judges the same facts. A lab has one. */
export const Verdict = <Facts extends object>({ name, judge, facts }: VerdictProps<Facts>) => {
  const told = useMemo(() => facts && bounded(facts), [facts]);
  const workspace = useWorkspace();
  const judged = useMemo(() => told && judge(told, workspace), [told, judge, workspace]);
  const address = `${apiOf(workspace)}/workspace/labs`;
  const isSent = useSent(address, judged && told);

  return (
    <InSight>
      <Outcome label="Verdict" name={name} isGood={judged?.solved}>
        {judged?.text}
      </Outcome>
      {judged?.solved && <NextLab />}
      {judged && !judged.solved && <OpenHint />}
      {judged && (
        <p className={styles.where}>
          {isSent === true && (
            <a {...testable('verdict-at-api')} href={address}>
              See this verdict as JSON
            </a>
          )}
          {isSent === false && 'The API did not respond, so only this page has the verdict.'}
        </p>
      )}
    </InSight>
  );
};

const InSight = ({ children }: { readonly children: ReactNode }) => {
  const place = use(LabContext)?.place;
  return place ? createPortal(children, place) : children;
};

const NextLab = () => {
  const next = use(LabContext)?.next;
  return (
    next && (
      <p className={styles.next}>
        <Link {...testable('next-lab')} to={next.path}>
          Solved. Next: {next.title}
        </Link>
      </p>
    )
  );
};

const OpenHint = () => {
  const openHint = use(LabContext)?.openHint;
  return (
    openHint && (
      <p className={styles.next}>
        <Button name="verdict-hint" look="plain" onClick={openHint}>
          Open the first hint
        </Button>
      </p>
    )
  );
};

const useWorkspace = (): string => {
  const { search } = useLocation();
  const [name] = useState(() => nameOfTab(search));
  return name;
};

/** Sends new facts. Returns whether the API took them, and nothing until then. */
const useSent = (address: string, facts: object | undefined): boolean | undefined => {
  const lab = use(LabContext)?.slug;
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
