/** Why our own tests miss a defect, by its id. */
export const reasons: Readonly<Record<string, string>> = {};
