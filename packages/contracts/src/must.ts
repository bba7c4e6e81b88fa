import { shortened } from './shortened.ts';

const longest = 40;

/** Writes only the outermost level: a very deep value would exhaust the stack. */
const flat = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== value && inner !== null && typeof inner === 'object' ? '…' : inner,
  );

const shown = (value: unknown): string => shortened(flat(value) ?? typeof value, longest);

/** A message with the rule and the value that breaks it: "must be a UUID, not 7". */
export const must =
  (rule: string) =>
  ({ input }: { readonly input?: unknown }): string =>
    input === undefined ? `is missing: it must ${rule}` : `must ${rule}, not ${shown(input)}`;
