import { schemeOf } from '@sparring/contracts/security';
import type { LabTokenProof, Scheme } from '../request/proof.ts';
import { missingCredentials, refusedCredentials } from './challenge.ts';
import type { Grants } from './grants.ts';

const pattern = /^Bearer +([\w.~+/-]+=*)$/i;

/** Access tokens of the lab (RFC 6750), of a login or of the OAuth provider. */
export const accessToken = (
  scheme: 'accessToken' | 'oauth',
  { read }: Pick<Grants, 'read'>,
): Scheme<LabTokenProof> => {
  const refused = (reason: string) =>
    refusedCredentials(
      scheme,
      `${reason}.`,
      `${schemeOf(scheme).challenge}, error="invalid_token", error_description="${reason}"`,
    );
  return {
    sent: ({ headers }) => headers.authorization,
    check: async (sent, { workspaceContext }) => {
      const token = pattern.exec(sent)?.[1];
      if (token === undefined) throw refused('The Authorization header is not a bearer token');
      const proof = await read(workspaceContext, token);
      if (typeof proof === 'string') throw refused(proof);
      return proof;
    },
    missing: () => missingCredentials(scheme),
  };
};
