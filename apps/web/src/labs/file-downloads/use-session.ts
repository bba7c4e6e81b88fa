import { useState } from 'react';
import { useLocation } from 'react-router';
import { labAccounts } from '@sparring/contracts/credentials/published';
import { csrfHeader } from '@sparring/contracts/auth-lab/csrf-header';
import { silentApi } from '../../practice/silent-api.ts';
import { apiOfTab } from '../../session/workspace-name.ts';

const [{ username, password }] = labAccounts;

/** A session of this page at the API, whose cookie the browser keeps and no script reads. */
export const useSession = () => {
  const { search } = useLocation();
  const address = `${apiOfTab(search)}/labs/auth/session`;
  const [state, setState] = useState('');
  const [csrf, setCsrf] = useState<string>();

  const logIn = async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ username, password });
    try {
      const response = await fetch(address, { method: 'POST', headers, body });
      const { csrf_token } = (await response.json()) as { readonly csrf_token?: string };
      setCsrf(csrf_token);
      setState(csrf_token ? 'logged in' : 'logged out');
    } catch {
      setState(silentApi);
    }
  };
  const logOut = async () => {
    try {
      await fetch(address, { method: 'DELETE', headers: { [csrfHeader]: csrf ?? '' } });
      setCsrf(undefined);
      setState('logged out');
    } catch {
      setState(silentApi);
    }
  };

  return {
    address,
    state,
    change: csrf === undefined ? logIn : logOut,
    isLoggedIn: csrf !== undefined,
  };
};
