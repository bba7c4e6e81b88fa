import type { Task, TaskList } from '@sparring/contracts/tasks/task';

/** What the API says, or why it says nothing. */
export type Said<Value> =
  | { readonly value: Value; readonly why?: undefined }
  | { readonly value?: undefined; readonly why: string };

const away =
  'The API does not answer. If Sparring runs on this machine, start it with npm start; otherwise check the network.';

const isFromApi = (response: Response): boolean =>
  response.headers.get('Content-Type')?.includes('json') ?? false;

const ask = async <Value>(url: string, init: RequestInit): Promise<Said<Value>> => {
  try {
    const response = await fetch(url, { ...init, cache: 'no-store' });
    if (!isFromApi(response)) return { why: away };
    const body = await response.json();
    return response.ok ? { value: body as Value } : { why: String(body.detail ?? away) };
  } catch {
    return { why: away };
  }
};

export const fetchTasks = (api: string): Promise<Said<TaskList>> =>
  ask(`${api}/workspace/tasks`, {});

export const takeHint = (api: string, task: string): Promise<Said<Task>> =>
  ask(`${api}/workspace/tasks/${task}/hints`, { method: 'POST' });
