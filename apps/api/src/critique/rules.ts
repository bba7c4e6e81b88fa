import { remarkOf, type Log, type Rule } from './rule.ts';
import { acceptsARefusal } from './rules/accepts-a-refusal.ts';
import { changesWithIfMatch } from './rules/changes-with-if-match.ts';
import { followsLinks } from './rules/follows-links.ts';
import { hasItsOwnWorkspace } from './rules/has-its-own-workspace.ts';
import { keepsItsToken } from './rules/keeps-its-token.ts';
import { keepsSecretsOutOfAddresses } from './rules/keeps-secrets-out-of-addresses.ts';
import { leavesNoRows } from './rules/leaves-no-rows.ts';
import { namesWhatItAccepts } from './rules/names-what-it-accepts.ts';
import { namesWhatItSends } from './rules/names-what-it-sends.ts';
import { pausesBetweenPolls } from './rules/pauses-between-polls.ts';
import { readsWithIfNoneMatch } from './rules/reads-with-if-none-match.ts';
import { retriesWhatIsSafe } from './rules/retries-what-is-safe.ts';
import { triesErrors } from './rules/tries-errors.ts';
import { waitsForRetryAfter } from './rules/waits-for-retry-after.ts';
import { waitsForTheAnswer } from './rules/waits-for-the-answer.ts';

/** The rules in the order in which the critique lists them. */
export const rules: readonly Rule[] = [
  waitsForRetryAfter,
  retriesWhatIsSafe,
  acceptsARefusal,
  waitsForTheAnswer,
  pausesBetweenPolls,
  followsLinks,
  changesWithIfMatch,
  readsWithIfNoneMatch,
  leavesNoRows,
  triesErrors,
  keepsSecretsOutOfAddresses,
  keepsItsToken,
  hasItsOwnWorkspace,
  namesWhatItAccepts,
  namesWhatItSends,
];

export const remarksOn = (log: Log) => rules.map((rule) => remarkOf(rule, log));
