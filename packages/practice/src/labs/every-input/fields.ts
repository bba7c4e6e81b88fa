/** The attributes of an input, by the names that React has for them. */
interface InputAttributes {
  readonly type: string;
  readonly defaultValue?: string | number;
  readonly max?: number;
  readonly min?: number;
  readonly pattern?: string;
  readonly readOnly?: boolean;
  readonly required?: boolean;
  readonly step?: number;
}

/** A field that a visitor fills in, except for boxes, radio buttons and buttons. */
export interface FieldKind {
  readonly name: string;
  readonly label: string;
  readonly attributes: InputAttributes;
  /** A value that fits the pattern. */
  readonly example?: string;
}

/** The pattern of a month and a week counts where the browser shows them as text. */
export const fields = [
  {
    name: 'customer',
    label: 'Customer number',
    attributes: { type: 'text', readOnly: true, defaultValue: 'C-4821' },
  },
  { name: 'name', label: 'Name', attributes: { type: 'text', required: true } },
  { name: 'topic', label: 'Topic', attributes: { type: 'search', defaultValue: 'boxing' } },
  { name: 'email', label: 'Email', attributes: { type: 'email', required: true } },
  {
    name: 'phone',
    label: 'Phone',
    attributes: { type: 'tel', required: true, pattern: '[0-9]{3} [0-9]{4}' },
    example: '555 0123',
  },
  { name: 'website', label: 'Website', attributes: { type: 'url' } },
  { name: 'password', label: 'Password', attributes: { type: 'password', required: true } },
  {
    name: 'weight',
    label: 'Weight in kilograms',
    attributes: { type: 'number', min: 45, max: 120, step: 0.5, defaultValue: 60 },
  },
  {
    name: 'rounds',
    label: 'Rounds',
    attributes: { type: 'range', min: 1, max: 12, defaultValue: 3 },
  },
  { name: 'glove', label: 'Glove', attributes: { type: 'color', defaultValue: '#000000' } },
  { name: 'birthday', label: 'Birthday', attributes: { type: 'date', required: true } },
  { name: 'alarm', label: 'Alarm', attributes: { type: 'time' } },
  { name: 'weigh-in', label: 'Weigh-in', attributes: { type: 'datetime-local' } },
  {
    name: 'season',
    label: 'Season begins',
    attributes: { type: 'month', pattern: '[0-9]{4}-[0-9]{2}' },
    example: '2027-09',
  },
  {
    name: 'training',
    label: 'Training week',
    attributes: { type: 'week', pattern: '[0-9]{4}-W[0-9]{2}' },
    example: '2027-W09',
  },
  { name: 'licence', label: 'Licence', attributes: { type: 'file', required: true } },
] as const satisfies readonly FieldKind[];

export const corners = ['red', 'blue', 'neutral'] as const;

/** What the form sends besides those fields: a box, radio buttons and a hidden input. */
export const others = [
  { name: 'newsletter', label: 'Newsletter' },
  { name: 'corner', label: 'Corner' },
  { name: 'stamp', label: 'Stamp' },
] as const;

export type FieldName = (typeof fields | typeof others)[number]['name'];
