import type { FieldKind } from '@sparring/practice/labs/every-input/fields';

const ofType: Readonly<Record<string, string>> = {
  email: 'an address such as ada@example.org',
  url: 'an address such as https://example.org',
};

/** What a field expects, in words; undefined if it is valid. The words of browsers differ. */
export const complaintOf = (
  { label, attributes: { type, min, max, step }, example }: FieldKind,
  validity: Readonly<Partial<ValidityState>>,
): string | undefined => {
  if (validity.valueMissing) return `${label} is required.`;
  if (validity.badInput) return `${label} is not complete.`;
  if (validity.typeMismatch) return `${label} has to be ${ofType[type]}.`;
  if (validity.patternMismatch) return `${label} has to look like ${example}.`;
  if (validity.rangeUnderflow) return `${label} is at least ${min}.`;
  if (validity.rangeOverflow) return `${label} is at most ${max}.`;
  if (validity.stepMismatch) return `${label} goes in steps of ${step}.`;
  return undefined;
};
