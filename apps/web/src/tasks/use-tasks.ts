import { useCallback, useEffect, useState } from 'react';
import type { Task, TaskList } from '@sparring/contracts/tasks/task';
import { realClock } from '../session/clock.ts';
import { fetchTasks, takeHint } from './fetch-tasks.ts';
import { keepList, keptList } from './kept-list.ts';

/** The pause between an answer and the next question; after a failure it is longer. */
const pauseMs = 2500;
const failedPauseMs = 5000;

/** Asks again and again while the page is visible, so that what a test has just done is seen without a reload. */
export const useTasks = (api: string) => {
  const [list, setList] = useState(() => keptList(api));
  const [problem, setProblem] = useState<string>();

  const show = useCallback(
    (next: TaskList) => {
      keepList(api, next);
      /* The same list keeps its identity, so that nothing is drawn again. */
      setList((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    },
    [api],
  );

  useEffect(() => {
    let isShown = true;
    let isAsking = false;
    let cancel = () => {};
    const ask = async () => {
      if (document.hidden || isAsking) return;
      cancel();
      isAsking = true;
      const { value, why } = await fetchTasks(api);
      isAsking = false;
      if (!isShown) return;
      setProblem(why);
      if (value) show(value);
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
  }, [api, show]);

  const takeHintOf = async ({ id }: Task) => {
    const { value, why } = await takeHint(api, id);
    setProblem(why);
    if (value && list)
      show({ ...list, tasks: list.tasks.map((task) => (task.id === id ? value : task)) });
  };
  return { list, problem, takeHintOf };
};
