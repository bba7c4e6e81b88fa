import { headerOf } from '../record-facts.ts';
import { rowAt } from '../rows.ts';
import type { Rule } from '../rule.ts';

export const changesWithIfMatch: Rule = {
  rule: 'changes-with-if-match',
  question: 'Does the client change only the version that it has read?',
  improvement:
    'Send the ETag of the response that you read in If-Match, so that you do not overwrite the change of another client.',
  whenNotSeen: 'Read a book, and change it with PUT or PATCH.',
  cases: (log) => {
    const withETag = new Set<string>();
    return log.flatMap(({ id, method, path, request, answer }) => {
      const row = rowAt(path);
      const wasRead = withETag.has(row);
      if (headerOf(answer, 'ETag') !== undefined)
        withETag.add(rowAt(headerOf(answer, 'Location') ?? path));
      if (!wasRead || !['PUT', 'PATCH'].includes(method)) return [];
      return [{ request: id, isGood: headerOf(request, 'If-Match') !== undefined }];
    });
  },
};
