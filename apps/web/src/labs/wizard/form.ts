import { disputed, fields } from '@sparring/contracts/wizard/places';
import type { Registered } from '@sparring/contracts/wizard/wizard-endpoints';

export type Field = (typeof fields)[number];
export type Errors = Readonly<Partial<Record<Field, string>>>;
export type Values = Readonly<Record<Field, string>>;

export const steps: readonly (readonly [title: string, ...fields: Field[]])[] = [
  ['You', ...disputed],
  ['Place', 'country', 'region', 'city'],
  ['Address', 'postcode', 'street'],
  ['Review'],
];
const fieldsOf = (step: number): readonly Field[] => steps[step]!.slice(1) as Field[];

/** All that the page knows. The tab keeps it. */
export interface Form {
  readonly step: number;
  readonly values: Values;
  readonly errors: Errors;
  /** Whether the service has failed for the postcode. */
  readonly hasFailed: boolean;
  readonly refused: readonly (typeof disputed)[number][];
  /** The values as they are, if the server has taken them. */
  readonly taken?: Registered | undefined;
  readonly isScripted: boolean;
}

export const untouched: Form = {
  step: 0,
  values: Object.fromEntries(fields.map((field) => [field, ''])) as Values,
  errors: {},
  hasFailed: false,
  refused: [],
  isScripted: false,
};

export const labelOf = (field: Field): string => field.charAt(0).toUpperCase() + field.slice(1);

/** The field that is to be mended first. */
export const firstOf = (errors: Errors): Field | undefined => fields.find((field) => errors[field]);

/** What depends on a field, and is emptied with each change of it. */
const after: Partial<Record<Field, Partial<Values>>> = {
  country: { region: '', city: '' },
  region: { city: '' },
  postcode: { street: '' },
};

export const withValue = (form: Form, field: Field, text: string): Form => ({
  ...form,
  values: { ...form.values, ...after[field], [field]: text },
  errors: { ...form.errors, ...after[field], [field]: '' },
  hasFailed: form.hasFailed && field !== 'postcode',
  taken: undefined,
});

/** What the script asks for. HTML asks before it, and the server afterwards. */
const complaintOf = (field: Field, value: string): string => {
  if (value === '') return `${labelOf(field)} is missing.`;
  if (field === 'name' && value.length < 2) return 'The script: a name has 2 characters or more.';
  if (field === 'email' && !/@.+\..+/.test(value)) return 'The script: a domain has a dot.';
  return '';
};

export const back = (form: Form): Form => ({ ...form, step: form.step - 1 });

export const next = (form: Form): Form => {
  const values = { ...form.values, name: form.values.name.trim() };
  const asked = fieldsOf(form.step).map((field) => [field, complaintOf(field, values[field])]);
  const errors: Errors = Object.fromEntries(asked);
  return { ...form, values, errors, step: form.step + (firstOf(errors) ? 0 : 1) };
};

/** What the service said of a postcode: its street, null if there is none; undefined if it has failed. */
export const withStreet = (form: Form, postcode: string, street?: string | null): Form => {
  if (postcode !== form.values.postcode) return form;
  const asked = withValue(form, 'postcode', postcode);
  if (street) return withValue(asked, 'street', street);
  if (street === null) return { ...asked, errors: { postcode: `No street has ${postcode}.` } };
  return { ...asked, hasFailed: true, errors: { street: 'The service has failed: type it.' } };
};

export const withRefusal = (form: Form, errors: Errors): Form => {
  const step = steps.findIndex((_, at) => fieldsOf(at).includes(firstOf(errors)!));
  const refused = disputed.filter((field) => errors[field] || form.refused.includes(field));
  return { ...form, errors, refused, step: Math.max(0, step), taken: undefined };
};
