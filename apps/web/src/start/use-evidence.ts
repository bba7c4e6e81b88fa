import { ownPage } from '@sparring/contracts/own-page';
import { useEffect } from 'react';
import { readSolvedLabs } from '../practice/solved-labs.ts';
import { realClock } from '../session/clock.ts';
import { noteStep, readLearner } from '../session/learner.ts';
import { type LoggedRequest, newestVerdict, shownBy } from './progress.ts';
import { paths } from '../paths.ts';
import { noteWhere, readWhere } from '../session/where.ts';
import type { Step } from './step.ts';

const lookMs = 3000;

/** Ticks steps when the workspace shows that they are done. A step that the learner has unticked stays so. */
export const useEvidence = (steps: readonly Step[], api: string): void =>
  useEffect(() => {
    const leaving = new AbortController();
    const look = createLook(steps, api, leaving.signal);
    /* An API that does not answer is asked again at the next look. */
    const lookIfShown = () => void (document.hidden || look().catch(() => undefined));
    lookIfShown();
    /* A workspace has tasks from the first look at them on: what is done on a path counts there. */
    fetch(`${api}/workspace/tasks`, { signal: leaving.signal, headers: { [ownPage]: '1' } }).catch(
      () => undefined,
    );
    const stop = realClock.every(lookMs, lookIfShown);
    return () => {
      stop();
      leaving.abort();
    };
  }, [steps, api]);

/** The glove of the header counts what a test has solved in the workspace. */
const noteSolved = (now: readonly string[]): void => {
  const { labs } = readWhere();
  const solved = [...new Set([...(labs?.solved ?? []), ...now])];
  if (labs && solved.length > labs.solved.length)
    noteWhere({ labs: { ...labs, done: solved.length, solved, next: 'Labs', to: paths.labs } });
};

/** Nobody has said yet whether the step is done, and the site can know it. */
const isOpen = ({ id, evidence }: Step): boolean =>
  evidence !== undefined && readLearner().steps[id] === undefined;

/** Requests that read the log are not in it. Those that read the verdicts are, so they are read only after a new one. */
const createLook = (steps: readonly Step[], api: string, signal: AbortSignal) => {
  let solved: Parameters<typeof shownBy>[1]['solved'] = new Set<string>();
  let judgedAt: number | undefined = -1;

  return async (): Promise<void> => {
    if (!steps.some(isOpen)) return;
    const requests = await readLog(api, signal);
    const newest = newestVerdict(requests);
    if (newest !== judgedAt) {
      const now = await readSolvedLabs(api, signal);
      noteSolved([...now.keys()]);
      solved = now;
    }
    judgedAt = newest;
    for (const id of shownBy(steps.filter(isOpen), { requests, solved })) noteStep(id, true);
  };
};

/** The newest hundred requests. */
const readLog = async (api: string, signal: AbortSignal): Promise<readonly LoggedRequest[]> => {
  const response = await fetch(`${api}/workspace/requests?limit=100`, { signal });
  return response.ok ? response.json() : [];
};
