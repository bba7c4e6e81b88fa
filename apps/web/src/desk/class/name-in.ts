import type { MemberRow } from '@sparring/contracts/desk/watch';

/** How a member is called where the number does not stand beside the name. */
export const nameIn = (rows: readonly Pick<MemberRow, 'number' | 'name'>[]) => {
  const names = new Map(rows.map(({ number, name }) => [number, name]));
  const sharing = Map.groupBy(rows, ({ name }) => name);
  return (number: number): string => {
    const name = names.get(number);
    if (name === undefined) return `Number ${number}`;
    return sharing.get(name)!.length > 1 ? `${name} (number ${number})` : name;
  };
};
