import type { Problem } from '@sparring/contracts/problem';
import type { Upload } from '@sparring/contracts/uploads/upload-endpoints';

export type Answered = { readonly sha256: string } | { readonly why: string };

/** Uploads one file. The API hashes the bytes that it gets: a page may do so only over HTTPS or on its own machine. */
export const send = async (address: string, file: File, signal: AbortSignal): Promise<Answered> => {
  const body = new FormData();
  body.append('file', file);
  const response = await fetch(address, { method: 'POST', body, signal });
  const answer = (await response.json()) as Upload | Problem;
  if (!('files' in answer)) return { why: `by the API: ${answer.detail}` };
  return { sha256: answer.files[0]?.sha256 ?? '' };
};
