import type { Area } from '../area.ts';

export const inbox = {
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
    {
      id: 'INBOX-01',
      from: 'contract',
      where: ['inbox.listMessages'],
      text: 'The inbox lists its last 50 messages, the newest first, with the headers and the body as they were sent.',
    },
    {
      id: 'INBOX-02',
      from: 'contract',
      where: ['inbox.getMessage'],
      text: 'A message can be read alone by its number; an unknown number gets 404.',
    },
    {
      id: 'INBOX-03',
      from: 'contract',
      where: ['inbox.deleteMessage', 'inbox.emptyInbox'],
      text: 'One message or all of them can be deleted; the numbers go on after it.',
    },
    {
      id: 'INBOX-04',
      from: 'contract',
      where: ['inbox.setRefusals'],
      text: 'The inbox refuses as many deliveries as times says, with the status, and then accepts again with 200.',
    },
    {
      id: 'INBOX-05',
      from: 'contract',
      where: ['inbox.setRefusals'],
      text: 'A refused message is not in the inbox, unless keep is true: then the next attempt brings it a second time.',
    },
    {
      id: 'INBOX-06',
      from: 'contract',
      where: ['inbox.getRefusals'],
      text: 'The refusals show how many are left.',
    },
    {
      id: 'INBOX-07',
      from: 'contract',
      where: ['inbox.setRefusals'],
      text: 'The status is a whole number from 300 to 599, 503 if it is left out, and times one from 0 to 100; any other value gets 400.',
    },
    {
      id: 'INBOX-08',
      from: 'contract',
      where: ['inbox.setRefusals'],
      text: 'The workspace public cannot refuse and gets 403.',
    },
    {
      id: 'INBOX-09',
      from: 'contract',
      text: 'Every inbox begins with the message 1, an example that is signed with the published secret, and a reset brings it back alone.',
    },
  ],
} as const satisfies Area;
