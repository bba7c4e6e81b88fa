import { accounts, tokenLifetime, type authEndpoints } from '@sparring/contracts/auth';
import { HttpProblem } from '../problem/refusal.ts';
import { reply, type Handlers } from '../request/handler.ts';
import type { Tokens } from './tokens.ts';

const inIso = (seconds: number): string => new Date(seconds * 1000).toISOString();

export const authRoutes = (tokens: Tokens): Handlers<typeof authEndpoints> => ({
  logIn: async ({ clock, body: { username, password } }) => {
    if (!accounts.some((one) => one.username === username && one.password === password))
      throw new HttpProblem(
        'invalid-credentials',
        `There is no account "${username}" with this password. The documentation shows the sample account.`,
      );
    return reply(200, { token: await tokens.issue(username, clock), expires_in: tokenLifetime });
  },
  showAccount: ({ proof: { sub, iat, exp } }) =>
    reply(200, { username: sub, issued_at: inIso(iat), expires_at: inIso(exp) }),
});
