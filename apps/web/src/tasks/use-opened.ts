import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Task } from '@sparring/contracts/tasks/task';
import { withTabStorage } from '../session/storage.ts';

const key = 'tasks-opened';

const keptIds = (): readonly string[] | undefined =>
  withTabStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null') ?? undefined);

const keepIds = (ids: ReadonlySet<string>): void => {
  withTabStorage((storage) => storage.setItem(key, JSON.stringify([...ids])));
};

/** The first one that is not done. */
const nextOf = (tasks: readonly Task[]): readonly string[] =>
  tasks
    .filter(({ state }) => state !== 'done')
    .slice(0, 1)
    .map(({ id }) => id);

/** Which tasks are open: those of the last visit in this tab, at first the next one to do, and the one in the fragment. */
export const useOpened = (tasks: readonly Task[]) => {
  const { hash } = useLocation();
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set([...(keptIds() ?? nextOf(tasks)), hash.replace('#task-', '')]),
  );
  const turn = (id: string, isOpen: boolean) =>
    setOpened((last) => {
      if (last.has(id) === isOpen) return last;
      const next = new Set(last);
      if (isOpen) next.add(id);
      else next.delete(id);
      keepIds(next);
      return next;
    });
  return { opened, turn };
};
