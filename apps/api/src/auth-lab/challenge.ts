import { schemeOf, type SchemeName } from '@sparring/contracts/security';
import { HttpProblem } from '../problem/refusal.ts';

const linkToPage = 'The page "Auth lab" shows what is accepted.';

/** 401 for a request without the credentials of the scheme. `parameters` completes the challenge. */
export const missingCredentials = (
  scheme: SchemeName,
  challenge: string | string[] = schemeOf(scheme).challenge,
): HttpProblem => {
  const { place, name, problems } = schemeOf(scheme);
  const detail = `The request has no ${place} ${name}. ${linkToPage}`;
  return new HttpProblem(problems.missing, detail, { headers: { 'WWW-Authenticate': challenge } });
};

/** 401 for credentials that are wrong, expired or used before. */
export const refusedCredentials = (
  scheme: SchemeName,
  reason: string,
  challenge: string | string[] = schemeOf(scheme).challenge,
): HttpProblem =>
  new HttpProblem(schemeOf(scheme).problems.invalid, `${reason} ${linkToPage}`, {
    headers: { 'WWW-Authenticate': challenge },
  });
