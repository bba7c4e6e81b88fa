import type { FileType } from '@sparring/contracts/uploads/upload-limits';

/** The bytes with which a file of a type begins. */
const beginnings: readonly (readonly [FileType, Buffer])[] = [
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['image/jpeg', Buffer.from('ffd8ff', 'hex')],
  ['application/pdf', Buffer.from('%PDF-')],
];

const longest = Math.max(...beginnings.map(([, bytes]) => bytes.length));

/** Characters that no text has: control characters other than tab, line breaks and form feed. */
// oxlint-disable-next-line no-control-regex -- they are what is ruled out
const notText = /[\u0000-\u0008\u000B\u000E-\u001F\u007F]/;

/** Finds the type of a file by its bytes, which arrive piece by piece. */
export const typeOfBytes = () => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let head = Buffer.alloc(0);
  let isText = true;
  const read = (bytes?: Buffer): void => {
    if (!isText) return;
    try {
      isText = !notText.test(decoder.decode(bytes, { stream: bytes !== undefined }));
    } catch {
      isText = false;
    }
  };
  return {
    add: (bytes: Buffer): void => {
      if (head.length < longest) head = Buffer.concat([head, bytes.subarray(0, longest)]);
      read(bytes);
    },
    /** The type of all bytes; undefined if it is none of those that are known. */
    end: (): FileType | undefined => {
      read();
      const begins = beginnings.find(([, bytes]) => head.subarray(0, bytes.length).equals(bytes));
      return begins?.[0] ?? (isText ? 'text/plain' : undefined);
    },
  };
};
