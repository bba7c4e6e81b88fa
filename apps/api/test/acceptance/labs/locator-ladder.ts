import type { Sample } from '../test-sample.ts';

const rungs = {
  Role: 'button',
  Label: 'Name',
  Group: 'Work address',
  Row: 'Invoice 18',
  Placeholder: 'Country',
  'Text alternative': 'Circle',
  Title: 'Help on prices',
};

export const sample: Sample = {
  solved: { seed: 7, used: { ...rungs, Description: 'Ends in June' } },
  half: { used: rungs },
  says: 'Nothing to judge yet',
};
