import type { MailboxFacts } from '@sparring/contracts/lab-facts/mailbox';
import { type Judged, solved, unsolved } from '../../judged.ts';

type Act = MailboxFacts['acts'][number];

const wanted: readonly (readonly [Act['act'], Act['outcome'], missing: string])[] = [
  ['confirm', 'other-address', 'no code of another address was refused'],
  ['reset', 'replaced', 'the first of two links to a new password was not refused'],
  ['reset', 'done', 'no link has reset the password'],
  ['reset', 'used', 'that link was not refused when it was used again'],
  ['log-in', 'old-password', 'the old password was not refused'],
  ['log-in', 'done', 'no password has logged in'],
  ['sign-in', 'done', 'no link has signed in'],
  ['sign-in', 'expired', 'no link to sign in was refused after its time'],
  ['delete', 'done', 'the account was not deleted'],
];

/** The acts of the address that was confirmed last count. */
export const judge = ({ acts }: MailboxFacts): Judged => {
  const last = acts.findLast(({ act, outcome }) => act === 'confirm' && outcome === 'done');
  if (!last) {
    const isOther = acts.some(
      ({ act, outcome }) => act === 'confirm' && outcome === 'other-address',
    );
    const why = isOther ? 'the code was in a mail to another address' : 'no code was used';
    return unsolved(`Not confirmed: ${why}.`);
  }
  const own = acts.filter(({ address }) => address === last.address);
  const missing = wanted
    .filter(([act, outcome]) => !own.some((one) => one.act === act && one.outcome === outcome))
    .map(([, , text]) => text);
  if (own.findLast(({ act }) => act === 'log-in')?.outcome !== 'no-account')
    missing.push('no login was refused after that');
  return missing.length === 0
    ? solved('each mail has done its work, once, in time and for its address.')
    : unsolved(`Not shown: ${missing.join('; ')}.`);
};
