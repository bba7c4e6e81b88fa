import type { authLabEndpoints } from '@sparring/contracts/auth-lab/credential-endpoints';
import { reply, type Handlers } from '../request/handler.ts';
import type { LabAccountProof } from '../request/proof.ts';
import { requireDigest } from './signature.ts';

const welcome =
  (scheme: string) =>
  ({ proof: { username } }: { readonly proof: LabAccountProof }) =>
    reply(200, { username, scheme });

export const credentialRoutes = (): Handlers<typeof authLabEndpoints> => ({
  useBasic: welcome('Basic'),
  useDigest: welcome('Digest'),
  useKeyInHeader: welcome('ApiKey'),
  useKeyInQuery: welcome('ApiKey'),
  sendSigned: ({ proof, body: { message }, bytes, header }) => {
    requireDigest(header('Content-Digest'), bytes());
    return reply(200, { message, signature_base: proof.base });
  },
  useTotp: welcome('TOTP'),
});
