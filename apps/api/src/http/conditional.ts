import { etags } from '@sparring/contracts/etags';
import { HttpProblem } from '../refusal.ts';

/** The ETag of a version: strong, because a version is one sequence of bytes. */
export const etagOf = (version: number): string => `"${version}"`;

const listed = (name: string, value: string): readonly string[] => {
  if (etags.safeParse(value).success) return value.match(/\*|(?:W\/)?"[^"]*"/g) ?? [];
  throw new HttpProblem(
    'invalid-input',
    `${name}: ${value} is not a list of ETags. Send it as you got it, with its double quotes, for instance ${name}: "7".`,
  );
};

const has = (tags: readonly string[], etag: string): boolean =>
  tags.includes('*') || tags.includes(etag);

/** The weak comparison: W/"7" and "7" are the same content, which is all that a cache asks. */
const isCached = (ifNoneMatch: string, etag: string): boolean =>
  has(
    listed('If-None-Match', ifNoneMatch).map((tag) => tag.replace(/^W\//, '')),
    etag,
  );

type Header = (name: string) => string | undefined;

/** Throws a 412 unless the stored version is one that the client expects. The comparison is strong. */
const requireMatch = (header: Header, etag: string): void => {
  const expected = header('If-Match');
  if (expected === undefined || has(listed('If-Match', expected), etag)) return;
  throw new HttpProblem(
    'precondition-failed',
    `If-Match: ${expected} does not name the current version, ${etag}. Read it again and decide anew.`,
    { headers: { ETag: etag } },
  );
};

/** Before a read: whether the client has this version already (RFC 9110, section 13.2.2). */
export const isNotModified = (header: Header, etag: string): boolean => {
  requireMatch(header, etag);
  const known = header('If-None-Match');
  return known !== undefined && isCached(known, etag);
};

/** Before a change: refuses with 412 when the request says that this version must not be touched. */
export const refuseUnexpected =
  (header: Header) =>
  (version: number): void => {
    const etag = etagOf(version);
    if (!isNotModified(header, etag)) return;
    throw new HttpProblem(
      'precondition-failed',
      `If-None-Match: ${header('If-None-Match')} rules out the current version, ${etag}. Leave the header out to change it.`,
      { headers: { ETag: etag } },
    );
  };
