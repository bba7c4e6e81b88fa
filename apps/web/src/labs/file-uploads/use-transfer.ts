import { useEffect, useRef, useState } from 'react';
import { clock } from '../../session/clock.ts';
import { damaged } from './damage.ts';
import { arrived, refused, type UploadRow, withFile } from './rows.ts';
import type { Problem } from '@sparring/contracts/problem';
import type { Upload } from '@sparring/contracts/uploads/upload-endpoints';

type Answered = { readonly sha256: string } | { readonly why: string };

/** Uploads one file. The API hashes the bytes that it gets: a page may do so only over HTTPS or on its own machine. */
const send = async (address: string, file: File, signal: AbortSignal): Promise<Answered> => {
  const body = new FormData();
  body.append('file', file);
  const response = await fetch(address, { method: 'POST', body, signal });
  const answer = (await response.json()) as Upload | Problem;
  if (!('files' in answer)) return { why: `by the API: ${answer.detail}` };
  return { sha256: answer.files[0]?.sha256 ?? '' };
};

interface Transfer {
  readonly text: string;
  readonly bytes: number;
  readonly totalBytes: number;
}

interface Settings {
  readonly address: string;
  readonly delayMs: number;
  /** The page damages the file that arrives after this many others. */
  readonly damagedAfter: number;
}

type FileRow = UploadRow<File>;

const atRest: Transfer = { text: '', bytes: 0, totalBytes: 1 };

/** The list of files, and their transfer to the API one after another. */
export const useTransfer = ({ address, delayMs, damagedAfter }: Settings) => {
  const [rows, setRows] = useState<readonly FileRow[]>([]);
  const [transfer, setTransfer] = useState(atRest);
  const running = useRef<AbortController>(undefined);
  const arrivals = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  const put = (row: FileRow) => setRows((before) => before.with(row.number - 1, row));

  const sendRow = async (row: FileRow, signal: AbortSignal): Promise<FileRow> => {
    await clock.wait(delayMs, signal);
    const isDamaged = row.state !== 'arrived' && arrivals.current === damagedAfter;
    const file = isDamaged ? await damagedFile(row.file) : row.file;
    const answered: Answered = await send(address, file, signal);
    if ('why' in answered) return refused(row, answered.why);
    const place = arrivals.current;
    if (row.state !== 'arrived') arrivals.current++;
    return arrived(row, { ...answered, place });
  };

  const start = async (batch: readonly FileRow[]) => {
    const { signal } = (running.current = new AbortController());
    const totalBytes = batch.reduce((sum, { file }) => sum + file.size, 0);
    let [bytes, count] = [0, 0];
    const say = (text: string) => setTransfer({ text, bytes, totalBytes });
    const result = () =>
      `${count} of ${batch.length} ${batch.length === 1 ? 'file' : 'files'} arrived.`;

    for (const [index, row] of batch.entries()) {
      say(`Sending ${index + 1} of ${batch.length}: ${row.file.name}`);
      put({ number: row.number, file: row.file, state: 'sending' });
      try {
        const after = await sendRow(row, signal);
        put(after);
        bytes += row.file.size;
        if (after.state === 'arrived') count++;
      } catch {
        put(row);
        const why = signal.aborted ? 'Canceled' : `${row.file.name} could not be sent`;
        return say(`${why}: ${result()}`);
      }
    }
    say(`Done: ${result()}`);
  };

  return {
    rows,
    transfer,
    isRunning: rows.some(({ state }) => state === 'sending'),
    add: (files: readonly File[]) =>
      setRows((before) => files.reduce<readonly FileRow[]>(withFile, before)),
    upload: () => start(rows.filter(({ state }) => state === 'ready')),
    sendAgain: (row: FileRow) => start([row]),
    cancel: () => running.current?.abort(),
    clear: () => {
      arrivals.current = 0;
      setRows([]);
      setTransfer(atRest);
    },
  };
};

const damagedFile = async (file: File): Promise<File> => {
  const bytes = damaged(new Uint8Array(await file.arrayBuffer()));
  return new File([bytes], file.name, { type: file.type });
};
