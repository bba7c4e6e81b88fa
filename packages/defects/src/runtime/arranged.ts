import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Arrangement } from '../redesigns/redesigns.ts';
import type { Make } from './drawings.ts';

interface Child {
  /** A field's id. */
  readonly name?: string;
  readonly role?: string;
  readonly type?: string;
}

const isIn = (names: readonly string[] = [], { props }: ReactElement<Child>): boolean =>
  names.includes(props.name ?? '');

/** The children of a form. Each keeps its key, so that what is typed stays when a message comes. */
export const arranged = (
  make: Make,
  { legend, last, beside }: Arrangement,
  children: ReactNode,
): ReactNode => {
  const all = Children.toArray(children).filter((child) => isValidElement<Child>(child));
  const messages = all.filter(({ props }) => props.role === 'alert');
  const submits = all.filter(({ props }) => props.type === 'submit');
  const fields = all.filter((child) => !messages.includes(child) && !submits.includes(child));
  const lines = fields
    .toSorted((one, other) => Number(isIn(last, one)) - Number(isIn(last, other)))
    .map((child) => {
      const style = { flex: isIn(beside, child) ? '1' : '1 1 100%' };
      return make('div', { style, children: child }, child.key ?? undefined);
    });
  const group = make(
    'fieldset',
    {
      style: { display: 'flex', flexWrap: 'wrap', columnGap: '1rem', minWidth: 0 },
      children: [make('legend', { children: legend }, 'legend'), ...lines],
    },
    'group',
  );
  return [...messages, group, ...submits];
};
