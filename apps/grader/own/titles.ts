/** Fits the titles that name this rule. */
export const holdsRule = (rule: string): string => String.raw`[[ ]${rule}[,\]]`;

/** Fits the titles that name any rule of the same area. */
export const holdsArea = (rule: string): string =>
  String.raw`[[ ]${rule.replace(/\d+$/, '')}\d+[,\]]`;
