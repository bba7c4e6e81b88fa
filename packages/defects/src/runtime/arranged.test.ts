import type { ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { arranged } from './arranged.ts';

const named = (name: string) => jsx('b', { name }, name);

test('a form has its messages, a group with a legend and the fields in their new order, and the rest; each field keeps its key', () => {
  const children = [
    [named('number'), named('name')],
    jsx('p', { role: 'alert' }),
    jsx('button', { type: 'submit' }),
  ];
  const [message, group, submit, ...more] = arranged(
    jsx,
    { legend: 'Card', last: ['number'] },
    children,
  ) as readonly ReactElement<{ readonly children: readonly ReactElement[] }>[];
  expect([message?.type, group?.type, submit?.type, more]).toEqual(['p', 'fieldset', 'button', []]);
  const [legend, ...lines] = group!.props.children;
  expect(legend?.props).toEqual({ children: 'Card' });
  const fields = lines.map(({ props }) => (props as { readonly children: ReactElement }).children);
  expect(fields.map(({ key, props }) => [key, props])).toEqual([
    ['.0:$name', { name: 'name' }],
    ['.0:$number', { name: 'number' }],
  ]);
});
