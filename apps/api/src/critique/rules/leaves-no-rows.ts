import type { RecordedRequest } from '@sparring/contracts/recorded-request';
import { after, headerOf, isSuccess, resourceOf } from '../reading.ts';
import type { Rule } from '../rule.ts';

const resetsAll = ({ method, path }: RecordedRequest): boolean =>
  (method === 'POST' && resourceOf(path).endsWith('/workspace/reset')) ||
  (method === 'DELETE' && resourceOf(path).endsWith('/workspace'));

const removes = (location: string) => (record: RecordedRequest) =>
  isSuccess(record) &&
  (resetsAll(record) ||
    (record.method === 'DELETE' && resourceOf(record.path) === resourceOf(location)));

/** A new workspace has a log of its own. */
const isRow = ({ method, status, path }: RecordedRequest): boolean =>
  method === 'POST' && status === 201 && !resourceOf(path).endsWith('/workspaces');

export const leavesNoRows: Rule = {
  rule: 'leaves-no-rows',
  question: 'Does the client remove what it has created?',
  instead: 'Delete what a test has created, or reset the workspace before each test.',
  toShow: 'Create a book with POST, and delete it.',
  cases: (log) =>
    log.filter(isRow).flatMap((created) => {
      const location = headerOf(created.answer, 'Location');
      if (location === undefined) return [];
      return [{ request: created.id, isGood: after(log, created).some(removes(location)) }];
    }),
};
