import { etags } from '@sparring/contracts/etags';
import { HttpProblem } from '../../problem/refusal.ts';

/** The ETag of a version. It is strong, because the bytes of a version are always the same. */
export const etagOf = (version: number): string => `"${version}"`;

const listed = (name: string, value: string): readonly string[] => {
  if (etags.safeParse(value).success) return value.match(/\*|(?:W\/)?"[^"]*"/g) ?? [];
  throw new HttpProblem(
    'invalid-input',
    `${name}: ${value} is not a list of ETags. Send the ETag exactly as you received it, with its double quotes, for example ${name}: "7".`,
  );
};

const has = (tags: readonly string[], etag: string): boolean =>
  tags.includes('*') || tags.includes(etag);

/** The weak comparison, in which W/"7" and "7" are equal. */
const isCached = (ifNoneMatch: string, etag: string): boolean =>
  has(
    listed('If-None-Match', ifNoneMatch).map((tag) => tag.replace(/^W\//, '')),
    etag,
  );

type Header = (name: string) => string | undefined;

/** Throws 412 unless If-Match names the stored version. The comparison is strong. */
const requireMatch = (header: Header, etag: string): void => {
  const expected = header('If-Match');
  if (expected === undefined || has(listed('If-Match', expected), etag)) return;
  throw new HttpProblem(
    'precondition-failed',
    `If-Match: ${expected} does not match the current version, ${etag}. Read the current version before you change it.`,
    { headers: { ETag: etag } },
  );
};

/** Checks the conditions of a read: whether the client already has this version (RFC 9110, section 13.2.2). */
export const isNotModified = (header: Header, etag: string): boolean => {
  const noneMatch = header('If-None-Match');
  // What is no list of ETags is refused before a condition that does not hold.
  if (noneMatch !== undefined) listed('If-None-Match', noneMatch);
  requireMatch(header, etag);
  return noneMatch !== undefined && isCached(noneMatch, etag);
};

/** Checks the conditions of a change: throws 412 if they exclude this version. */
export const refuseUnexpected =
  (header: Header) =>
  (version: number): void => {
    const etag = etagOf(version);
    if (!isNotModified(header, etag)) return;
    throw new HttpProblem(
      'precondition-failed',
      `If-None-Match: ${header('If-None-Match')} excludes the current version, ${etag}. Remove the header to change it.`,
      { headers: { ETag: etag } },
    );
  };
