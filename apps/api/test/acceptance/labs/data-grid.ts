import type { Sample } from '../test-sample.ts';

const invoices = Array.from({ length: 20 }, (_, at) => 1001 + at);

export const sample: Sample = {
  solved: { seed: 7, size: 20, seen: 20, saved: 20, on_page: invoices, selected: invoices },
  half: { seen: 10, saved: 0 },
  says: 'Not finished: all 20 invoices are selected. Still to do: go through all pages, 10 rows were shown; download the CSV of all, it had 0.',
};
