import { area } from '../area.ts';

export const inbox = area({
  slug: 'inbox',
  title: 'Inbox',
  place: {
    endpoints: [
      'inbox.listMessages',
      'inbox.emptyInbox',
      'inbox.getMessage',
      'inbox.deleteMessage',
      'inbox.getRefusals',
      'inbox.setRefusals',
    ],
  },
  rules: [
    'INBOX-01 contract: The inbox lists its last 50 messages, the newest first, with the headers and the body as they were sent.',
    'INBOX-02 contract: A message can be read alone by its number; an unknown number gets 404.',
    'INBOX-03 contract: One message or all of them can be deleted; later messages have higher numbers.',
    'INBOX-04 contract: The inbox refuses as many deliveries as times says, with the status, and then accepts again with 200.',
    'INBOX-05 contract: A refused message is not in the inbox, unless keep is true: then the next attempt brings it a second time.',
    'INBOX-06 contract: The refusals show how many are left.',
    'INBOX-07 contract: status is a whole number from 300 to 599, or 503 if left out; times is a whole number from 0 to 100; any other value gets 400.',
    'INBOX-08 contract: The workspace public cannot refuse and gets 403.',
    'INBOX-09 contract: Every inbox begins with the message 1, an example that is signed with the published secret, and a reset brings it back alone.',
  ],
  where: {
    'INBOX-01': ['inbox.listMessages'],
    'INBOX-02': ['inbox.getMessage'],
    'INBOX-03': ['inbox.deleteMessage', 'inbox.emptyInbox'],
    'INBOX-04': ['inbox.setRefusals'],
    'INBOX-05': ['inbox.setRefusals'],
    'INBOX-06': ['inbox.getRefusals'],
    'INBOX-07': ['inbox.setRefusals'],
    'INBOX-08': ['inbox.setRefusals'],
  },
});
