import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { ownPage } from '@sparring/contracts/own-page';
import { bounded } from '@sparring/practice/bounded';
import { pageOf } from '@sparring/practice/house';
import type { Judge } from '@sparring/practice/judged';
import { judgeRuns } from '@sparring/practice/labs/runs';
import { realClock } from '../session/clock.ts';
import { noteAnswer } from '../session/last-answer.ts';
import { apiOf, nameOfTab } from '../session/workspace-name.ts';
import { Button } from '../ui/button.tsx';
import { testable } from '../ui/testable.ts';
import { Outcome } from './outcome.tsx';
import { keepRun, runBefore } from './right-run.ts';
import styles from './verdict.module.css';

interface ShownLab {
  readonly slug: string;
  /** The lab after it; after the last one, their list. */
  readonly next: { readonly title: string; readonly path: string };
  /** Where the verdict is in sight beside the exercise; without it, the verdict is where the lab has it. */
  readonly place?: Element | undefined;
  readonly openHint: () => void;
  readonly onSolved: () => void;
}

/** The lab whose page is shown. */
export const LabContext = createContext<ShownLab | undefined>(undefined);

interface VerdictProps<Facts> {
  /** Id and test id of the `<output>`. */
  readonly name: string;
  readonly judge: Judge<Facts>;
  /** What has happened; left out until there is something to judge. Another object is judged and sent again. */
  readonly facts?: Facts | undefined;
  /** What is known of each test that solves the lab. */
  readonly praise?: string;
}

/** The verdict of a lab: in the page, and in the workspace of the tab, where the API judges the same facts. A lab has one. */
export const Verdict = <Facts extends { readonly seed: number }>({
  name,
  judge,
  facts,
  praise,
}: VerdictProps<Facts>) => {
  const workspace = useWorkspace();
  const { slug: lab = '', onSolved } = use(LabContext) ?? {};
  const told = useMemo(
    () =>
      facts && {
        ...bounded(facts),
        ...runBefore(workspace, lab),
        page: pageOf({ workspace, seed: facts.seed }, lab),
      },
    [facts, workspace, lab],
  );
  const judged = useMemo(
    () => told && judgeRuns(lab, judge, told, workspace),
    [lab, told, judge, workspace],
  );
  const [opened] = useState(() => realClock.now());
  const tookMs = useMemo(() => (judged ? realClock.now() - opened : 0), [judged, opened]);
  useEffect(() => {
    if (facts && judge(facts, workspace)?.solved) keepRun(workspace, lab, bounded(facts));
  }, [facts, judge, workspace, lab]);
  useEffect(() => {
    if (judged?.solved) onSolved?.();
  }, [judged, onSolved]);
  const address = `${apiOf(workspace)}/workspace/labs`;
  const sent = useSent(address, judged && told);

  return (
    <InSight>
      <Outcome label="Verdict" name={name} isGood={judged?.solved}>
        {judged?.text}
      </Outcome>
      {judged?.solved && (
        <>
          <p {...testable('verdict-bell')} className={styles.bell}>
            {(tookMs / 1000).toFixed(1)} s{praise && ` · ${praise}`}
          </p>
          <NextLab />
        </>
      )}
      {judged && !judged.solved && <OpenHint />}
      {sent?.kept && !judged?.solved && <Ticks kept={sent.kept} />}
      {judged && (
        <p className={`small ${styles.where}`}>
          {sent?.kept && (
            <a {...testable('verdict-at-api')} href={address}>
              See this verdict as JSON
            </a>
          )}
          {sent && !sent.kept && 'The API did not respond, so only this page has the verdict.'}
        </p>
      )}
    </InSight>
  );
};

/** What stays solved. */
const Ticks = ({ kept }: { readonly kept: Kept }) =>
  kept.first_solved.map(({ level, at }) => (
    <p key={level} {...testable(`verdict-solved-${level}`)} className={styles.next}>
      ✓ Level {level} stays solved, since{' '}
      <time dateTime={at}>{at.slice(0, 16).replace('T', ' ')} UTC</time>.
    </p>
  ));

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

/** What the API says of the verdict that it keeps. */
interface Kept {
  readonly first_solved: readonly { readonly level: number; readonly at: string }[];
}

interface Sent {
  readonly facts: object;
  /** Left out if the API did not take them. */
  readonly kept: Kept | undefined;
}

/** Sends new facts. Returns what came of it, and nothing until then. */
const useSent = (address: string, facts: object | undefined): Sent | undefined => {
  const lab = use(LabContext)?.slug;
  const [sent, setSent] = useState<Sent>();

  useEffect(() => {
    if (!facts || lab === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const send = async (): Promise<void> => {
      const kept = await put(`${address}/${lab}`, facts, signal).catch(() => undefined);
      if (!signal.aborted) setSent({ facts, kept });
    };
    void send();
    return () => leaving.abort();
  }, [address, lab, facts]);

  return sent?.facts === facts ? sent : undefined;
};

const put = async (
  address: string,
  facts: object,
  signal: AbortSignal,
): Promise<Kept | undefined> => {
  const headers = { 'Content-Type': 'application/json', [ownPage]: '1' };
  const body = JSON.stringify(facts);
  const reply = await fetch(address, { method: 'PUT', headers, body, signal });
  noteAnswer(reply);
  return reply.ok ? (reply.json() as Promise<Kept>) : undefined;
};
