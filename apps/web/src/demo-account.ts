export interface Credentials {
  username: string;
  password: string;
}

/** The one account of the site. Long on purpose: Chrome interrupts a login with a leaked password. */
export const demoPair: Credentials = { username: 'learner', password: 'plum-Kestrel-47' };

export function isDemoPair({ username, password }: Credentials): boolean {
  return username === demoPair.username && password === demoPair.password;
}
