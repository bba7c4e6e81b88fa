import { redirect } from 'react-router';
import { paths } from '../paths.ts';
import { authentication } from './authentication.ts';

/** The loader of a protected page: whoever is not logged in is sent to the login page. */
export function requireLogin(): Response | null {
  return authentication.isAuthenticated() ? null : redirect(paths.login);
}
