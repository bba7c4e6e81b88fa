import type { TaskList } from '@sparring/contracts/tasks/task';
import { withTabStorage } from '../session/storage.ts';

const key = 'task-list';

interface Kept {
  readonly api: string;
  readonly list: TaskList;
}

/** The last list of the tab, so that a reload draws it at once and finds its place again. */
export const keptList = (api: string): TaskList | undefined =>
  withTabStorage((storage) => {
    const kept: Kept | null = JSON.parse(storage.getItem(key) ?? 'null');
    return kept?.api === api ? kept.list : undefined;
  });

export const keepList = (api: string, list: TaskList): void => {
  withTabStorage((storage) => storage.setItem(key, JSON.stringify({ api, list } satisfies Kept)));
};
