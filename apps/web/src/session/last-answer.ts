import { withBrowserStorage } from './storage.ts';

const key = 'last-answer';

/** Keeps what names a response of the API, for a report of a problem. */
export const noteAnswer = ({ url, status, headers }: Response): void => {
  const id = headers.get('X-Request-Id');
  // The console asks for its log again and again.
  if (id === null || url.includes('/workspace/requests')) return;
  const text = `${id} (${status}, ${new URL(url).pathname})`;
  withBrowserStorage((storage) => storage.setItem(key, text));
};

export const lastAnswer = (): string => withBrowserStorage((storage) => storage.getItem(key)) ?? '';
