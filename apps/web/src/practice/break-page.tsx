import type { RuleText } from '@sparring/rules/area';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { pageSettings } from '../page-settings/settings.ts';
import { paths } from '../paths.ts';
import { realClock } from '../session/clock.ts';
import { Button } from '../ui/button.tsx';
import card from '../ui/card.module.css';
import { Marked } from '../ui/marked.tsx';
import { testable } from '../ui/testable.ts';
import { CodeBlock } from './code/code-block.tsx';
import { isWindows } from './code/get-sparring.ts';
import fold from './fold.module.css';

/** A running copy with one defect, and what there is to know of the defect. */
interface Copy {
  readonly port: number;
  readonly minutes: number;
  readonly number: number;
  readonly of: number;
  readonly level: string;
  readonly rule: RuleText['id'];
  readonly text: string;
  readonly seen: string;
  readonly hint: string;
}

type Answer = Copy | { readonly seconds: number } | { readonly why: string };

const secondMs = 1000;
const offline = { why: 'The site does not answer: start it, and click again.' };

const ask = async (page: string, at: number, signal: AbortSignal): Promise<Answer> => {
  const query = new URLSearchParams({ page, at: String(at) });
  const response = await fetch(`/break?${query}`, { method: 'POST', signal }).catch(
    () => undefined,
  );
  return response?.json().catch(() => offline) ?? offline;
};

const originOf = ({ port }: Copy): string => `http://${location.hostname}:${port}`;

interface BreakPageProps {
  /** The path of the page as the rules know it. */
  readonly page: string;
}

/** Opens this page with one of its defects in a tab of its own, and asks whether a test turns red there. */
export const BreakPage = ({ page }: BreakPageProps) =>
  pageSettings.canBreak ? <Breaking key={page} page={page} /> : null;

const Breaking = ({ page }: BreakPageProps) => {
  const [answer, setAnswer] = useState<Answer>();
  /** Which defect was asked for last. While there is none, its number is -1. */
  const [at, setAt] = useState(-1);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (!isAsking) return undefined;
    const left = new AbortController();
    const untilOpen = async (): Promise<void> => {
      const next = await ask(page, at, left.signal);
      if (left.signal.aborted) return;
      setAnswer(next);
      if ('seconds' in next) {
        await realClock.wait(secondMs, left.signal);
        return untilOpen();
      }
      setAsking(false);
      if ('port' in next) open(originOf(next) + page, '_blank', 'noopener');
    };
    untilOpen().catch(() => {});
    return () => left.abort();
  }, [page, at, isAsking]);

  const breakIt = () => {
    if (isAsking) return;
    if (!answer || 'port' in answer) setAt(at + 1);
    setAsking(true);
  };

  return (
    <section
      {...testable('break')}
      className={`panel ${fold.fold} ${card.card}`}
      aria-labelledby="break-title"
    >
      <h2 id="break-title" className="subtitle">
        Would your test notice?
      </h2>
      <p>
        The button opens this page with one small defect in a new tab. A test that checks what is
        broken turns red there.
      </p>
      <p>
        <Button name="break-page" onClick={breakIt} aria-disabled={isAsking}>
          Break this page
        </Button>{' '}
        <output {...testable('break-state')}>{stateOf(answer, isAsking)}</output>
      </p>
      {!isAsking && answer && 'port' in answer && <Broken key={at} copy={answer} page={page} />}
    </section>
  );
};

const stateOf = (answer: Answer | undefined, isAsking: boolean): ReactNode => {
  if (!isAsking) return answer && 'why' in answer ? answer.why : '';
  if (!answer || !('seconds' in answer)) return 'Opening a copy …';
  return (
    <>
      <progress aria-label="The build" /> Building a Sparring that can hold defects, once:{' '}
      {answer.seconds} s so far. Most machines take less than a minute.
    </>
  );
};

const Broken = ({ copy, page }: { readonly copy: Copy; readonly page: string }) => (
  <>
    <p>
      <strong>Does your test turn red?</strong> Run it against this address, or look for yourself:{' '}
      <a {...testable('break-open')} href={originOf(copy) + page} target="_blank" rel="noopener">
        the broken page (new tab)
      </a>
      . It stays for {copy.minutes} minutes.
    </p>
    <CodeBlock name="break-address" what="the address of the broken copy">
      {originOf(copy)}
    </CodeBlock>
    <p>If your tests read WEB_URL, as those of /start and of the kits do, begin with this:</p>
    <CodeBlock name="break-variable" what="the command that names the broken copy">
      {isWindows() ? `$env:WEB_URL='${originOf(copy)}'` : `export WEB_URL=${originOf(copy)}`}
    </CodeBlock>
    <details {...testable('break-where')}>
      <summary {...testable('break-where-toggle')}>Show me where</summary>
      <p>
        Defect {copy.number} of {copy.of}, {copy.level}: {copy.seen} To see it: {copy.hint}
      </p>
      <p>
        It breaks{' '}
        <Link {...testable('break-rule')} to={`${paths.rules}#${copy.rule}`}>
          {copy.rule}
        </Link>
        : <Marked>{copy.text}</Marked>
      </p>
    </details>
  </>
);
