/** The texts of the form. Nothing is validated, so an age may be empty. */
export interface UserFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly age: string;
  readonly salary: string;
  readonly department: string;
}

export interface User extends UserFields {
  readonly id: number;
}

export const seedUsers: readonly User[] = [
  {
    id: 1,
    firstName: 'Mara',
    lastName: 'Okafor',
    email: 'mara.okafor@example.com',
    age: '34',
    salary: '5200',
    department: 'Quality',
  },
  {
    id: 2,
    firstName: 'Jonas',
    lastName: 'Lindqvist',
    email: 'jonas.lindqvist@example.com',
    age: '41',
    salary: '4800',
    department: 'Support',
  },
  {
    id: 3,
    firstName: 'Ines',
    lastName: 'Duarte',
    email: 'ines.duarte@example.com',
    age: '27',
    salary: '3900',
    department: 'Design',
  },
];

/** The new id is the highest one plus 1: the id of a deleted user may come back. */
export const addUser = (users: readonly User[], fields: UserFields): User[] => {
  const highest = Math.max(0, ...users.map((user) => user.id));
  return [...users, { ...fields, id: highest + 1 }];
};

export const updateUser = (users: readonly User[], id: number, fields: UserFields): User[] =>
  users.map((user) => (user.id === id ? { ...fields, id } : user));

export const removeUser = (users: readonly User[], id: number): User[] =>
  users.filter((user) => user.id !== id);
