const root = /^[^<]*(?:<\?xml[^>]*>)?\s*<testsuites\b[^>]*>/;
const end = /<\/testsuites>\s*$/;

/** What lies in the root of a file; its attributes count all that is in it. */
const bodyOf = (xml: string): string | undefined =>
  root.test(xml) && end.test(xml) ? xml.replace(root, '').replace(end, '').trimEnd() : undefined;

/**
 * The suites that a runner has added to a file which held others before; nothing when it has written the file
 * anew. A runner that appends leaves what was there as it was, letter by letter.
 */
export const appendedTo = (before: string, after: string): string | undefined => {
  const [old, now] = [bodyOf(before), bodyOf(after)];
  const isAppended =
    old !== undefined && now !== undefined && old.endsWith('</testsuite>') && now.startsWith(old);
  return isAppended && now.length > old.length
    ? `<testsuites>${now.slice(old.length)}</testsuites>`
    : undefined;
};
