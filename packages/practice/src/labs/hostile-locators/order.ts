import { type Judged, solved, unsolved } from '../../judged.ts';

export const actions = ['Place order', 'Save order', 'Delete order'] as const;
export type OrderAction = (typeof actions)[number];

interface OrderField {
  readonly label: string;
  /** What the task asks for. */
  readonly value: string;
}

/** The fields whose ids are numbers that change. */
export const numbered: readonly OrderField[] = [
  { label: 'Name', value: 'Ada Bos' },
  { label: 'E-mail', value: 'ada@example.com' },
  { label: 'Phone', value: '555 0142' },
];

/** The fields that share one id. */
export const cities: readonly OrderField[] = [
  { label: 'Delivery city', value: 'Delft' },
  { label: 'Billing city', value: 'Breda' },
];

export const postalCode: OrderField = { label: 'Postal code', value: '2611 GX' };

export const fields: readonly OrderField[] = [...numbered, ...cities, postalCode];

/** What stands in each field, by its label. */
export type Order = Readonly<Record<string, string>>;

const ordersToSolve = 3;

/** The first wrong field of an order and the button, if it is wrong, in words. */
export const mistakeIn = (order: Order, pressed: OrderAction): string | undefined => {
  const wrong = fields.find(({ label, value }) => (order[label] ?? '').trim() !== value);
  const mistakes = [
    ...(wrong ? [`${wrong.label} was “${order[wrong.label] ?? ''}”, not “${wrong.value}”.`] : []),
    ...(pressed === actions[0] ? [] : [`${pressed} was pressed, not ${actions[0]}.`]),
  ];
  return mistakes.length > 0 ? mistakes.join(' ') : undefined;
};

/** How many right orders stand in a row after this one. */
export const rowAfter = (before: number, mistake: string | undefined): number =>
  mistake === undefined ? before + 1 : 0;

export const verdictOf = (inARow: number, mistake: string | undefined): Judged => {
  if (mistake !== undefined) return unsolved(`Not solved: ${mistake}`);
  if (inARow < ordersToSolve)
    return unsolved(`Right, ${inARow} of ${ordersToSolve}. The form has changed.`);
  return solved('three orders in a row are right.');
};
