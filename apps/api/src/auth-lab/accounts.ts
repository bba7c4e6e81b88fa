import { labAccounts, type Scope } from '@sparring/contracts/credentials/published';
import { HttpProblem } from '../problem/refusal.ts';
import { isSame } from '../http/read/compare.ts';

export interface Account {
  readonly username: string;
  readonly password: string;
  readonly scopes: readonly Scope[];
}

/** The account with this name. */
export const accountNamed = (name: string): Account | undefined =>
  labAccounts.find(({ username }) => username === name);

/** The account with this name and password. */
export const accountWith = (name = '', password = ''): Account | undefined => {
  const account = accountNamed(name);
  return account && isSame(account.password, password) ? account : undefined;
};

/** The account of a login; throws 403 if there is none. */
export const requireAccount = (name = '', password = ''): Account => {
  const account = accountWith(name, password);
  if (account) return account;
  throw new HttpProblem(
    'invalid-credentials',
    `There is no account "${name}" with this password in the auth lab. Use reader, editor or admin with its published password.`,
  );
};
