export const roles = ['Admin', 'User'] as const;

export interface Row {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: (typeof roles)[number];
}

export const startRows: readonly Row[] = [
  { id: 1, name: 'Nina Novak', email: 'nina.novak@example.com', role: 'Admin' },
  { id: 2, name: 'Tom Baker', email: 'tom.baker@example.com', role: 'User' },
  { id: 3, name: 'Yusuf Demir', email: 'yusuf.demir@example.com', role: 'User' },
];

export const edited = (rows: readonly Row[], id: number, change: Partial<Row>): readonly Row[] =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));
