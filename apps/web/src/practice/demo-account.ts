export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The one account of the site. Long on purpose: Chrome interrupts a login with a leaked password. */
export const demoPair: Credentials = { username: 'learner', password: 'plum-Kestrel-47' };

export const isDemoPair = ({ username, password }: Credentials): boolean =>
  username === demoPair.username && password === demoPair.password;
