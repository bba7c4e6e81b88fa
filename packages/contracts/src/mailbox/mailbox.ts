import { z } from 'zod';
import { must } from '../must.ts';
import { numberParameter } from '../number-parameter.ts';
import { line, prose } from '../text.ts';

/** The seconds in which a code or a link works, by the clock of the workspace. */
export const mailLifetime = 900;
/** A mail arrives after so many seconds, by the clock of the workspace. */
export const post = { soonest: 1, latest: 5 } as const;
export const shortestPassword = 8;
/** A workspace keeps the newest of its accounts, of its mails and of what was tried. */
export const kept = { accounts: 20, mails: 100, acts: 50 } as const;

/** Every workspace has this account and a mail to it. It is public, so it protects nothing. */
export const sampleAccount = {
  address: 'grace.hopper@example.com',
  password: 'amber-Falcon-92',
  token: '6f1e2d9c-4b7a-4c55-9d10-2a8e7c3b5f64',
} as const;

export const purposes = ['confirm', 'sign-in', 'reset', 'delete'] as const;
export type Purpose = (typeof purposes)[number];

export const outcomes = [
  'done',
  'other-address',
  'used',
  'expired',
  'replaced',
  'no-account',
  'unconfirmed',
  'old-password',
  'wrong-password',
] as const;
export type Outcome = (typeof outcomes)[number];

const addressText = must('be an email address of at most 80 characters');
const address = z
  .email({ error: addressText, pattern: z.regexes.html5Email })
  .max(80, { error: addressText })
  .toLowerCase()
  .describe('The email address. No mail leaves Sparring.');

const passwordText = must(`be text of ${shortestPassword} to 80 characters`);
const newPassword = line(80)
  .refine((text) => Array.from(text).length >= shortestPassword, { error: passwordText })
  .meta({ minLength: shortestPassword, maxLength: 80 })
  .optional()
  .describe('The new password. Only `confirm` and `reset` need one.');

export const mailRequest = z
  .strictObject({
    address,
    purpose: z
      .enum(purposes, { error: must(`be one of ${purposes.join(', ')}`) })
      .describe('What the mail is for. `confirm` registers the address.'),
    password: newPassword,
  })
  .meta({ id: 'MailRequest' });

export const mailUse = z
  .strictObject({
    address: address.describe('The address to which the mail was sent.'),
    token: line(80).describe('The code of six digits, or the `token` in the link.'),
    password: newPassword,
  })
  .meta({ id: 'MailUse' });

export const mailLogin = z
  .strictObject({ address, password: line(80).describe('The password.') })
  .meta({ id: 'MailLogin' });

export const mailAccount = z
  .object({ address: z.string(), state: z.enum(['confirmed', 'deleted']) })
  .meta({ id: 'MailAccount' });

export const mailAct = z
  .strictObject({
    act: z.enum(['log-in', ...purposes]).describe('What was tried, and with which kind of mail.'),
    address: prose(80).describe('The address that was sent.'),
    outcome: z.enum(outcomes).describe('`done`, or why it was refused.'),
  })
  .meta({ id: 'MailAct' });
export type MailAct = Readonly<z.infer<typeof mailAct>>;

const person = z.object({ name: z.string(), address: z.string() }).meta({ id: 'MailPerson' });

const summary = z
  .object({
    id: z.int().min(1).describe('A mail that was sent later has a higher number.'),
    sender: person,
    to: z.array(person),
    subject: z.string(),
    date: z.iso.datetime().describe('The time when the mail was sent.'),
    created_at: z.iso.datetime().describe('The time when the mail arrived.'),
    snippet: z.string().describe('The first line of the text.'),
  })
  .meta({ id: 'MailSummary' });

export const mailList = z
  .object({
    total: z.int().min(0).describe('The number of mails that have arrived.'),
    messages: z.array(summary).describe('The mails, the last that arrived first.'),
  })
  .meta({ id: 'MailList' });

export const mail = summary.extend({ text: z.string() }).meta({ id: 'Mail' });
export type Mail = z.infer<typeof mail>;

export const mailParams = z.object({
  id: numberParameter({ min: 1, max: 2 ** 31 - 1 }, 'integer').describe(
    'The number of the mail. Every workspace has the mail 1.',
  ),
});
