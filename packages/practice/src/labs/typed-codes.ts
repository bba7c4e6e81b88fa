/** What is wrong with each typed code, in words. */
export const wrongCodes = <Name extends string>(
  names: readonly Name[],
  typed: Readonly<Partial<Record<Name, string>>>,
  codeOf: (name: Name) => string,
): readonly string[] =>
  names.flatMap((name) => {
    const code = typed[name]?.trim() ?? '';
    if (code === codeOf(name)) return [];
    if (code === '') return [`${name} has no code`];
    const other = names.find((each) => code === codeOf(each));
    return [other ? `${name} has the code of ${other}` : `${name} has a wrong code`];
  });
