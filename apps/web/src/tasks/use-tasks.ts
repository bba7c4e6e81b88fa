import { useEffect, useRef, useState } from 'react';
import type { Task, TaskList } from '@sparring/contracts/tasks/task';
import { realClock } from '../session/clock.ts';
import { fetchTasks, takeHint } from './fetch-tasks.ts';
import { withTabStorage } from '../session/storage.ts';

const key = 'task-list';

interface Kept {
  readonly api: string;
  readonly list: TaskList;
}

/** The last list of the tab, so that a reload draws it at once and finds its place again. */
const keptList = (api: string): TaskList | undefined =>
  withTabStorage((storage) => {
    const kept: Kept | null = JSON.parse(storage.getItem(key) ?? 'null');
    return kept?.api === api ? kept.list : undefined;
  });

const keepList = (api: string, list: TaskList): void => {
  withTabStorage((storage) => storage.setItem(key, JSON.stringify({ api, list } satisfies Kept)));
};

/** The pause between an answer and the next question; after a failure it is longer. */
const pauseMs = 2500;
const failedPauseMs = 5000;

/** Asks again and again while the page is visible, so that what a test has just done is seen without a reload. */
export const useTasks = (api: string) => {
  const [list, setList] = useState(() => keptList(api));
  const [problem, setProblem] = useState<string>();

  const hintsTaken = useRef(0);

  useEffect(() => {
    if (list) keepList(api, list);
  }, [api, list]);

  useEffect(() => {
    let isShown = true;
    let isAsking = false;
    let cancel = () => {};
    const ask = async () => {
      if (document.hidden || isAsking) return;
      cancel();
      isAsking = true;
      const before = hintsTaken.current;
      const { value, why } = await fetchTasks(api);
      isAsking = false;
      if (!isShown) return;
      setProblem(why);
      /* The same list keeps its identity, so that nothing is drawn again. One from before a hint lacks it. */
      if (value && hintsTaken.current === before)
        setList((last) => (JSON.stringify(last) === JSON.stringify(value) ? last : value));
      cancel = realClock.after(why ? failedPauseMs : pauseMs, () => void ask());
    };
    const askNow = () => void ask();
    askNow();
    document.addEventListener('visibilitychange', askNow);
    return () => {
      isShown = false;
      cancel();
      document.removeEventListener('visibilitychange', askNow);
    };
  }, [api]);

  const takeHintOf = async ({ id }: Task) => {
    const { value, why } = await takeHint(api, id);
    hintsTaken.current += 1;
    setProblem(why);
    if (!value) return false;
    setList(
      (last) =>
        last && { ...last, tasks: last.tasks.map((task) => (task.id === id ? value : task)) },
    );
    return true;
  };
  return { list, problem, takeHintOf };
};
