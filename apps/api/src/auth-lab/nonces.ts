import { createHmac, randomBytes } from 'node:crypto';
import { labLifetimes } from '@sparring/contracts/credentials/published';
import { isSame } from '../http/read/compare.ts';
import type { LabContext } from './secrets.ts';

export interface Nonces {
  readonly issue: (context: LabContext) => string;
  /** Returns when the nonce expires, in milliseconds since 1970; undefined if it is not one of this workspace or has expired. */
  readonly expiryOf: (nonce: string, context: LabContext) => number | undefined;
}

/** Nonces that contain their time and a signature, so that a 401 stores nothing. */
export const createNonces = (secret: string): Nonces => {
  const sign = (text: string, workspace: string): string =>
    createHmac('sha256', secret).update(`nonce ${workspace} ${text}`).digest('base64url');
  return {
    issue: ({ clock, workspace: { name } }) => {
      const text = `${clock.now().getTime()}-${randomBytes(9).toString('base64url')}`;
      return `${text}.${sign(text, name)}`;
    },
    expiryOf: (nonce, { clock, workspace: { name } }) => {
      const [text = '', signature = ''] = nonce.split('.');
      if (!isSame(signature, sign(text, name))) return undefined;
      const issued = Number.parseInt(text, 10);
      const expiry = issued + labLifetimes.nonce * 1000;
      const now = clock.now().getTime();
      return issued <= now && now < expiry ? expiry : undefined;
    },
  };
};
