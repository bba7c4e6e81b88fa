import type { APIRequestContext } from '@playwright/test';
import { sampleAccount } from '@sparring/contracts/auth';
import { labAccounts } from '@sparring/contracts/auth-lab/published';

const [, , { username, password }] = labAccounts;

type Finder = (
  request: APIRequestContext,
  base: string,
) => Promise<Readonly<Record<string, string>>>;

/** How a client gets what a sample shows as a placeholder. */
const finders: Readonly<Record<string, Finder>> = {
  YOUR_TOKEN: async (request, base) => {
    const login = await request.post(`${base}/auth`, { data: sampleAccount });
    return { YOUR_TOKEN: (await login.json()).token };
  },
  YOUR_ACCESS_TOKEN: async (request, base) => {
    const login = await request.post(`${base}/labs/auth/tokens`, { data: { username, password } });
    return { YOUR_ACCESS_TOKEN: (await login.json()).access_token };
  },
  YOUR_SESSION: async (request, base) => {
    const login = await request.post(`${base}/labs/auth/session`, { data: { username, password } });
    const id = /lab_session=([^;]+)/.exec(login.headers()['set-cookie'] ?? '')?.[1] ?? '';
    return { YOUR_SESSION: id, YOUR_CSRF_TOKEN: (await login.json()).csrf_token };
  },
};

/** The sample with the secrets that its placeholders stand for. */
export const withSecrets = async (
  request: APIRequestContext,
  base: string,
  sample = '',
): Promise<string> => {
  let filled = sample;
  for (const [placeholder, find] of Object.entries(finders)) {
    if (!sample.includes(placeholder)) continue;
    for (const [name, secret] of Object.entries(await find(request, base)))
      filled = filled.replaceAll(name, secret);
  }
  return filled;
};
