import type { LoaderFunctionArgs } from 'react-router';
import { paths } from '../paths.ts';
import { redirectTo } from '../session/redirect-to.ts';
import { authentication } from './authentication.ts';

/** The loader of a protected page. Without a login it redirects to the login page. */
export const requireLogin = ({ request }: LoaderFunctionArgs): Response | null =>
  authentication.isAuthenticated() ? null : redirectTo(paths.login, request);
