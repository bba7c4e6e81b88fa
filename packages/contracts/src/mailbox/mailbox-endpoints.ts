import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mayBeReplayed, takesKey } from '../idempotency.ts';
import { reply } from '../reply.ts';
import * as box from './mailbox.ts';

const { address, password, token } = box.sampleAccount;
const ada = 'ada@example.com';
const welcome: box.Mail = {
  id: 1,
  sender: { name: 'Sparring', address: 'no-reply@example.com' },
  to: [{ name: '', address }],
  subject: 'Your link to sign in',
  date: '2025-01-01T09:00:00.000Z',
  created_at: '2025-01-01T09:00:02.000Z',
  snippet: `This link is for ${address} and works once.`,
  text: `This link is for ${address} and works once.\n\n/labs/mailbox?workspace=my-class&address=${encodeURIComponent(address)}&for=sign-in&token=${token}\n\nIt ends at 2100-01-01T00:00:00.000Z.\n`,
};
const { text: _, ...listed } = welcome;
const problems = ['too-many-new-workspaces', 'store-unavailable'] as const;
const message = (text: string, id: string) => z.object({ message: z.literal(text) }).meta({ id });

/** Accounts that are confirmed, entered, mended and deleted by mail, and the inbox with these mails. */
export const mailboxEndpoints = {
  listMailActs: endpoint({
    method: 'GET',
    path: '/labs/mailbox',
    title: 'List what was tried',
    description: `Returns the last ${box.kept.acts} uses and logins, the oldest first, also those that were refused.`,
    replies: {
      200: reply(z.object({ acts: z.array(box.mailAct) }).meta({ id: 'MailActs' }), {
        description: 'What was tried.',
        example: { acts: [{ act: 'confirm', address: ada, outcome: 'done' }] },
      }),
    },
    problems: ['store-unavailable'],
    example: {},
  }),

  askForMail: endpoint({
    method: 'POST',
    path: '/labs/mailbox/messages',
    title: 'Ask for a mail',
    description: `Sends a mail: with a code of six digits that confirms a new account, or with a link that signs in, resets the password or deletes the account. It arrives ${box.post.soonest} to ${box.post.latest} seconds later by the clock of the workspace, as its seed draws it. A neighbor asks for the same at the same time: one mail to the neighbor arrives before yours and one after it. The response never tells who has an account: without one, no mail is sent, and \`confirm\` sends none to an address that is confirmed.`,
    headers: takesKey('2f8c6f0e-51d4-4a3b-9c7e-8d1b5a60e943'),
    body: box.mailRequest,
    replies: {
      202: reply(message('Mail sent', 'MailSent'), {
        description: 'A mail is on its way, if there is an account for it.',
        headers: mayBeReplayed,
        example: { message: 'Mail sent' },
      }),
    },
    problems,
    example: { body: { address: ada, purpose: 'confirm', password } },
  }),

  useMail: endpoint({
    method: 'POST',
    path: '/labs/mailbox/uses',
    title: 'Use a code or a link',
    description: `Does what the mail is for. A code or a link works for the address of its mail alone, once, for ${box.mailLifetime} seconds by the clock of the workspace, and until a later mail of its kind is sent to the address. The detail of a refusal says which of these it was.`,
    body: box.mailUse,
    replies: {
      200: reply(box.mailAccount, {
        description: 'It is done: the account.',
        example: { address, state: 'confirmed' },
      }),
    },
    problems: ['mail-refused', ...problems],
    example: { body: { address, token } },
  }),

  logInByPassword: endpoint({
    method: 'POST',
    path: '/labs/mailbox/logins',
    title: 'Log in by password',
    description:
      'Checks the password. Practice that the old one is refused after a reset, and each one after the account was deleted.',
    body: box.mailLogin,
    replies: {
      200: reply(box.mailAccount, {
        description: 'The password is right: the account.',
        example: { address, state: 'confirmed' },
      }),
    },
    problems: ['invalid-credentials', ...problems],
    example: { body: { address, password } },
  }),

  listMails: endpoint({
    method: 'GET',
    path: '/labs/mailbox/messages',
    title: 'List the mails',
    description:
      'Returns the mails that have arrived by the clock of the workspace, to all addresses. The fields are those of Mailpit (`GET /api/v1/messages`) in the names of this API; `From` is `sender`, because `from` is a keyword of some languages. Practice polling until your own mail is there.',
    replies: {
      200: reply(box.mailList, {
        description: 'The mails.',
        example: { total: 1, messages: [listed] },
      }),
    },
    problems: ['store-unavailable'],
    example: {},
  }),

  getMail: endpoint({
    method: 'GET',
    path: '/labs/mailbox/messages/{id}',
    title: 'Read a mail',
    description: 'Returns a mail with its text. One that has not arrived yet gets 404.',
    params: box.mailParams,
    replies: { 200: reply(box.mail, { description: 'The mail.', example: welcome }) },
    problems: ['not-found', 'store-unavailable'],
    example: { params: { id: '1' } },
  }),

  deleteMails: endpoint({
    method: 'DELETE',
    path: '/labs/mailbox/messages',
    title: 'Delete all mails',
    description:
      'Deletes the mails that have arrived. Their codes and links still work, and mails that are on their way still arrive.',
    replies: {
      200: reply(message('Mails deleted', 'NoMails'), {
        description: 'The inbox is empty.',
        example: { message: 'Mails deleted' },
      }),
    },
    problems,
    example: {},
  }),
};
