import type { RequestSummary } from '@sparring/contracts/recorded-request';

const statusClass = /^[1-5]xx$/;

const has = ({ method, path, status }: RequestSummary, word: string): boolean => {
  if (statusClass.test(word)) return String(status).startsWith(word[0]!);
  return `${method} ${path} ${status ?? ''}`.toLowerCase().includes(word);
};

/** The requests that have every word in their method, path or status. */
export const filtered = (
  requests: readonly RequestSummary[],
  text: string,
): readonly RequestSummary[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return requests.filter((request) => words.every((word) => has(request, word)));
};
