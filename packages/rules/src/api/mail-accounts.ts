import { area } from '../area.ts';

const endpoints = [
  'mailbox.listMailActs',
  'mailbox.askForMail',
  'mailbox.useMail',
  'mailbox.logInByPassword',
  'mailbox.listMails',
  'mailbox.getMail',
  'mailbox.deleteMails',
] as const;

export const mailAccounts = area({
  slug: 'mail-accounts',
  title: 'Accounts and their mails',
  place: { endpoints },
  rules: [
    'MAIL-01 contract: A mail arrives 1 to 5 seconds after it was asked for, by the clock of the workspace and as its seed draws it; the neighbor, whose address begins like that of the mail, gets one before it and one after it.',
    'MAIL-02 contract: The list has the mails that have arrived, the last one first; a mail alone has its text, too, and gets 404 before it arrives.',
    'MAIL-03 contract: A code or a link works for the address of its mail alone, once, for 900 seconds and until a later mail of its kind; otherwise it gets 403 and changes nothing.',
    'MAIL-04 contract: A login needs a confirmed address and its present password, of at least 8 characters; the old one gets 403 after a reset.',
    'MAIL-05 contract: After the link that deletes an account, no password and no link of it works.',
    'MAIL-06 contract: A request for a mail has the same response whether or not there is such an account, and none sends no mail.',
    'MAIL-07 contract: DELETE deletes the mails that have arrived; their links still work, and mails that are on their way still arrive.',
    'MAIL-08 contract: GET /labs/mailbox lists the last 50 uses and logins of the workspace, also those that were refused, until it is reset.',
  ],
  where: {
    'MAIL-01': ['mailbox.askForMail'],
    'MAIL-02': ['mailbox.listMails', 'mailbox.getMail'],
    'MAIL-03': ['mailbox.useMail'],
    'MAIL-04': ['mailbox.logInByPassword'],
    'MAIL-05': ['mailbox.useMail'],
    'MAIL-06': ['mailbox.askForMail'],
    'MAIL-07': ['mailbox.deleteMails'],
    'MAIL-08': ['mailbox.listMailActs'],
  },
});
