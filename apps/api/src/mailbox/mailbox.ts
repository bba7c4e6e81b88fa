import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import {
  kept,
  type Mail,
  type MailAct,
  mailLifetime,
  type mailRequest,
  type mailUse,
  type Outcome,
  post,
  type Purpose,
  sampleAccount,
} from '@sparring/contracts/mailbox/mailbox';
import { chanceOf, type House } from '@sparring/practice/house';
import type { Lab } from '../documents/documents.ts';

interface StoredAccount {
  readonly address: string;
  /** One round of a hash is enough for practice. */
  readonly password: string;
  readonly former: readonly string[];
  readonly isConfirmed: boolean;
}

/** All times are those of the workspace, in milliseconds. */
export interface StoredMail {
  readonly id: number;
  readonly to: string;
  readonly purpose: Purpose;
  readonly token: string;
  readonly sent: number;
  /** The time at which it arrives. */
  readonly due: number;
  readonly until: number;
  readonly isUsed?: true;
  readonly isDeleted?: true;
}

export interface Mailbox {
  readonly accounts: readonly StoredAccount[];
  /** The last that was sent last. They are never none, so that the next number is known. */
  readonly mails: readonly StoredMail[];
  readonly acts: readonly MailAct[];
}

const hashed = (password: string): string =>
  createHash('sha256').update(password).digest('base64url');

const { address: to, password, token } = sampleAccount;
const sent = Date.parse('2025-01-01T09:00:00Z');
const until = Date.parse('2100-01-01T00:00:00Z');

export const mailboxLab: Lab<Mailbox> = {
  name: 'mailbox',
  untouched: {
    accounts: [{ address: to, password: hashed(password), former: [], isConfirmed: true }],
    mails: [{ id: 1, to, purpose: 'sign-in', token, sent, due: sent + 2000, until }],
    acts: [],
  },
};

/** How long before and after a mail those to the neighbor arrive. */
const apart = [200, 900] as const;

/** With a mail to an address between two to the neighbor, whose address begins like it. */
const withMails = (box: Mailbox, own: string, purpose: Purpose, now: number, house: House) => {
  const { id: last } = box.mails.at(-1)!;
  const chance = chanceOf(house, `mail ${last}`);
  const between = (least: number, most: number) => least + chance.integer(most - least);
  const due = now + between(post.soonest * 1000 + apart[1], post.latest * 1000 - apart[1]);
  const letters = [
    [`${own}.example`, due - between(...apart)],
    [own, due],
    [`${own}.example`, due + between(...apart)],
  ] as const;
  const mails = letters.map(([receiver, arrives], at): StoredMail => ({
    id: last + at + 1,
    to: receiver,
    purpose,
    token: purpose === 'confirm' ? String(randomInt(100_000, 1_000_000)) : randomUUID(),
    sent: now,
    due: arrives,
    until: now + mailLifetime * 1000,
  }));
  return { ...box, mails: [...box.mails, ...mails].slice(-kept.mails) };
};

export const withMail = (
  box: Mailbox,
  { address, purpose, password: chosen }: z.output<typeof mailRequest>,
  now: number,
  house: House,
): Mailbox => {
  const known = box.accounts.find((one) => one.address === address);
  if (purpose === 'confirm' ? known?.isConfirmed : !known) return box;
  if (purpose !== 'confirm') return withMails(box, address, purpose, now, house);
  const own = { address, password: hashed(chosen ?? ''), former: [], isConfirmed: false };
  const added = [own, { ...own, address: `${address}.example`, isConfirmed: true }];
  const others = box.accounts.filter((one) => added.every((each) => each.address !== one.address));
  const accounts = [...others, ...added].slice(-kept.accounts);
  return withMails({ ...box, accounts }, address, purpose, now, house);
};

type Use = z.output<typeof mailUse>;

/** The mail of a token. Two addresses can have the same code. */
export const mailWith = ({ mails }: Mailbox, use: Use): StoredMail | undefined => {
  const found = mails.filter((mail) => mail.token === use.token);
  return found.findLast((mail) => mail.to === use.address) ?? found.at(-1);
};

const outcomeOf = (
  { accounts, mails }: Mailbox,
  mail: StoredMail,
  { address }: Use,
  now: number,
) => {
  if (mail.to !== address) return 'other-address';
  if (mail.isUsed) return 'used';
  if (now >= mail.until) return 'expired';
  const own = mails.filter((one) => one.to === address && one.purpose === mail.purpose);
  if (own.at(-1)!.id !== mail.id) return 'replaced';
  return accounts.some((one) => one.address === address) ? 'done' : 'no-account';
};

const changed: Readonly<
  Record<Purpose, (own: StoredAccount, use: Use) => readonly StoredAccount[]>
> = {
  confirm: (own) => [{ ...own, isConfirmed: true }],
  'sign-in': (own) => [own],
  reset: (own, use) => [
    { ...own, former: [...own.former, own.password], password: hashed(use.password ?? '') },
  ],
  delete: () => [],
};

interface Tried {
  readonly after: Mailbox;
  readonly outcome: Outcome;
}

const withAct = (box: Mailbox, act: MailAct): Mailbox => ({
  ...box,
  acts: [...box.acts, act].slice(-kept.acts),
});

/** What a code or a link does. */
export const withUse = (box: Mailbox, mail: StoredMail, use: Use, now: number): Tried => {
  const outcome = outcomeOf(box, mail, use, now);
  const { purpose: act } = mail;
  const after = withAct(box, { act, address: use.address, outcome });
  if (outcome !== 'done') return { after, outcome };
  const accounts = box.accounts.flatMap((own) =>
    own.address === use.address ? changed[act](own, use) : [own],
  );
  const mails = box.mails.map((one) =>
    one.id === mail.id ? { ...one, isUsed: true as const } : one,
  );
  return { after: { ...after, accounts, mails }, outcome };
};

export const withLogin = (box: Mailbox, address: string, typed: string): Tried => {
  const own = box.accounts.find((one) => one.address === address);
  const secret = hashed(typed);
  const outcomeIf = (account: StoredAccount): Outcome => {
    if (account.password !== secret)
      return account.former.includes(secret) ? 'old-password' : 'wrong-password';
    return account.isConfirmed ? 'done' : 'unconfirmed';
  };
  const outcome = own ? outcomeIf(own) : 'no-account';
  return { after: withAct(box, { act: 'log-in', address, outcome }), outcome };
};

/** The mails that have arrived, the last one first. */
export const arrivedIn = ({ mails }: Mailbox, now: number): readonly StoredMail[] =>
  mails
    .filter(({ due, isDeleted }) => due <= now && !isDeleted)
    .toSorted((one, other) => other.due - one.due || other.id - one.id);

export const withoutArrived = (box: Mailbox, now: number): Mailbox => ({
  ...box,
  mails: box.mails.map((mail) => (mail.due <= now ? { ...mail, isDeleted: true } : mail)),
});

const subjects: Readonly<Record<Purpose, string>> = {
  confirm: 'Your code',
  'sign-in': 'Your link to sign in',
  reset: 'Your link to a new password',
  delete: 'Your link to delete the account',
};

/** A mail as the client sees it. Its link is the path of the page. */
export const shownMail = (workspace: string, mail: StoredMail): Mail => {
  const { purpose, token: own } = mail;
  const snippet = `This ${purpose === 'confirm' ? 'code' : 'link'} is for ${mail.to} and works once.`;
  const query = new URLSearchParams({ workspace, address: mail.to, for: purpose, token: own });
  const what = purpose === 'confirm' ? `Code: ${own}` : `/labs/mailbox?${query.toString()}`;
  return {
    id: mail.id,
    sender: { name: 'Sparring', address: 'no-reply@example.com' },
    to: [{ name: '', address: mail.to }],
    subject: subjects[purpose],
    date: new Date(mail.sent).toISOString(),
    created_at: new Date(mail.due).toISOString(),
    snippet,
    text: `${snippet}\n\n${what}\n\nIt ends at ${new Date(mail.until).toISOString()}.\n`,
  };
};
