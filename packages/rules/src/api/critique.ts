import type { Area } from '../area.ts';

export const critique = {
  slug: 'critique',
  title: 'Critique of the client',
  place: { endpoints: ['critique.critique'] },
  rules: [
    {
      id: 'CRITIQUE-01',
      from: 'contract',
      text: 'The critique has one remark for each of its rules: a verdict, the request that shows it, and what to do.',
    },
    {
      id: 'CRITIQUE-02',
      from: 'contract',
      text: 'The verdict is improve if any request in the log shows that the client does not do what the rule asks, good if the log shows only that it does, and not-seen otherwise.',
    },
    {
      id: 'CRITIQUE-03',
      from: 'contract',
      text: 'The critique notes a secret in an address, although the log masks it.',
    },
    {
      id: 'CRITIQUE-04',
      from: 'contract',
      text: 'The critique sees what a client creates and removes one by one, in bulk, from CSV, by PUT and by GraphQL, and changes by PUT, PATCH and JSON Patch.',
    },
    {
      id: 'CRITIQUE-05',
      from: 'contract',
      text: 'The critique measures Retry-After by the clock of the workspace.',
    },
    {
      id: 'CRITIQUE-06',
      from: 'contract',
      text: 'A cursor that an answer gave counts as followed, whether the client takes it from Link or from next_cursor.',
    },
  ],
} as const satisfies Area;
