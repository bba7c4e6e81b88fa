export const strengths = ['too short', 'weak', 'fair', 'strong'] as const;

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];

/** How strong a password is, as an index of `strengths`. */
export const strengthOf = (password: string): number => {
  const { length } = Array.from(password);
  if (length < 8) return 0;
  const found = kinds.filter((kind) => kind.test(password)).length + (length >= 12 ? 1 : 0);
  if (found < 3) return 1;
  return found < 4 ? 2 : 3;
};
