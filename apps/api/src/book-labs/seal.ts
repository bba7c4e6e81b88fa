import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

export interface Seal {
  /** Encrypts a value for a context. The same value has the same seal. */
  readonly close: (value: unknown, context: string) => string;
  /** Returns the value; undefined if the text was changed, made up, or sealed for another context. */
  readonly open: (text: string, context: string) => unknown;
}

const keyed = (secret: string | Buffer, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();

/** Seals values with keys made from a secret, so that every API with this secret can open them. */
export const createSeal = (secret: string, purpose: string): Seal => {
  const [key, ivKey] = [keyed(secret, `${purpose} key`), keyed(secret, `${purpose} iv`)];

  const decrypt = (bytes: Buffer, context: string): string => {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength));
    decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-tagLength));
    return (
      decipher.update(bytes.subarray(ivLength, -tagLength), undefined, 'utf8') +
      decipher.final('utf8')
    );
  };

  return {
    close: (value, context) => {
      const text = JSON.stringify(value);
      const iv = keyed(ivKey, `${context} ${text}`).subarray(0, ivLength);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(context));
      const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(sealed).toString('base64url');
    },
    open: (text, context) => {
      const bytes = Buffer.from(text, 'base64url');
      const isWhole = bytes.length > ivLength + tagLength && bytes.toString('base64url') === text;
      if (!isWhole) return undefined;
      try {
        return JSON.parse(decrypt(bytes, context)) as unknown;
      } catch {
        return undefined;
      }
    },
  };
};
