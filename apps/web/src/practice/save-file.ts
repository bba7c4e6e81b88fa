import { realClock } from '../session/clock.ts';

/** Downloads a file of the site as a blob and saves it under its name; resolves to its size in bytes. */
export const saveFile = async (url: string): Promise<number> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`GET ${url} answered ${response.status} instead of the file.`);
  const blob = await response.blob();
  saveBlob(blob, url.slice(url.lastIndexOf('/') + 1));
  return blob.size;
};

export const saveBlob = (blob: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers fetch the blob only after the click.
  realClock.after(60_000, () => URL.revokeObjectURL(link.href));
};
