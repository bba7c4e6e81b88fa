import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: [
    "'#field-1': 'Ada Bos',",
    "'#field-3': 'ada@example.com',",
    "'#field-2': '555 0142',",
    "'#city >> nth=0': 'Delft',",
    "'#city >> nth=1': 'Breda',",
    "await page.locator('button.css-1k8qf').click();",
  ],
  mends: {
    'Find each field by its label, and the button by its name':
      'A person reads the labels, and so they stay when ids, classes and the order change.',
    'Copy new selectors from DevTools for each order':
      'The next form has other ids again: the test has to be rewritten for each load.',
    'Find the fields by their position in the form':
      'The order of the fields changes with each form, too.',
  },
  helps: 1,
};
