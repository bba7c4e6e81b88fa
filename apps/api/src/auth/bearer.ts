import type { NextFunction, RequestHandler } from 'express';
import { invalidToken } from './challenge.ts';
import type { Claims, Tokens } from './tokens.ts';

const scheme = /^Bearer +([\w.~+/-]+=*)$/i;

/** The claims in an Authorization header; 401 when there is no valid bearer token in it. */
export const bearerClaims = async (tokens: Tokens, authorization: string): Promise<Claims> => {
  const token = scheme.exec(authorization)?.[1];
  if (token === undefined) throw invalidToken('The Authorization header is not a bearer token');
  return tokens.verify(token);
};

/** Who sends an Authorization header has to send a good one, whatever the call. */
export const checkToken = (tokens: Tokens): RequestHandler => {
  const check = async (authorization: string, next: NextFunction): Promise<void> => {
    await bearerClaims(tokens, authorization);
    next();
  };
  return ({ headers: { authorization } }, _response, next) =>
    authorization === undefined ? next() : check(authorization, next);
};
