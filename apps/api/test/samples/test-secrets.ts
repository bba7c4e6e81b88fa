import { sampleAccount } from '@sparring/contracts/auth';
import { labAccounts } from '@sparring/contracts/credentials/published';
import type { Workspace } from '../acceptance/test-client.ts';

const [, , { username, password }] = labAccounts;

type Finder = (workspace: Workspace) => Promise<Readonly<Record<string, string>>>;

/** How a client gets what a sample shows as a placeholder. */
const finders: Readonly<Record<string, Finder>> = {
  YOUR_TOKEN: async (workspace) => {
    const { body } = await workspace.send<{ token: string }>('POST', '/auth', {
      body: sampleAccount,
    });
    return { YOUR_TOKEN: body.token };
  },
  YOUR_ACCESS_TOKEN: async (workspace) => {
    const login = { body: { username, password } };
    const { body } = await workspace.send<{ access_token: string }>(
      'POST',
      '/labs/auth/tokens',
      login,
    );
    return { YOUR_ACCESS_TOKEN: body.access_token };
  },
  YOUR_SESSION: async (workspace) => {
    const login = { body: { username, password } };
    const { body, headers } = await workspace.send<{ csrf_token: string }>(
      'POST',
      '/labs/auth/session',
      login,
    );
    const id = /lab_session=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
    return { YOUR_SESSION: id, YOUR_CSRF_TOKEN: body.csrf_token };
  },
};

/** The sample with the secrets that its placeholders stand for. */
export const withSecrets = async (workspace: Workspace, sample: string): Promise<string> => {
  let filled = sample;
  for (const [placeholder, find] of Object.entries(finders)) {
    if (!sample.includes(placeholder)) continue;
    for (const [name, secret] of Object.entries(await find(workspace)))
      filled = filled.replaceAll(name, secret);
  }
  return filled;
};
