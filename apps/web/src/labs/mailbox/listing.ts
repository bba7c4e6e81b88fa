import type { Listing } from '../lab.ts';

export const mailbox: Listing = {
  slug: 'mailbox',
  title: 'Mailbox',
  trains:
    'Accounts by mail: a code in six boxes, links that work once and in time, and a neighbor whose mails arrive around yours.',
  skills: ['network', 'waiting'],
  difficulty: 'hard',
  page: () => import('./page.tsx'),
};
