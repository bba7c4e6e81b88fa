import { area } from '../area.ts';

export const critique = area({
  slug: 'critique',
  title: 'Critique of the client',
  place: { endpoints: ['critique.critique'] },
  rules: [
    'CRITIQUE-01 contract: The critique has one remark for each of its rules: a verdict, the request that shows it, and what to do.',
    'CRITIQUE-02 contract: The verdict is improve if any request in the log shows that the client does not do what the rule asks, good if the log shows only that it does, and not-seen otherwise.',
    'CRITIQUE-03 contract: The critique notes a secret in an address, although the log masks it.',
    'CRITIQUE-04 contract: The critique sees what a client creates and removes one by one, in bulk, from CSV, by PUT and by GraphQL, and changes by PUT, PATCH and JSON Patch.',
    'CRITIQUE-05 contract: The critique measures Retry-After by the clock of the workspace.',
    'CRITIQUE-06 contract: A cursor from a response counts as followed, whether the client takes it from Link or from next_cursor.',
    'CRITIQUE-07 contract: The critique does not judge what a page of the site sends for itself, such as the verdict of a lab, with the header X-Own-Page.',
  ],
});
