import { v7 } from 'uuid';
import type {
  ReadFile,
  Upload,
  uploadEndpoints,
} from '@sparring/contracts/uploads/upload-endpoints';
import { fileTypes, type FileType } from '@sparring/contracts/uploads/upload-limits';
import { reply, type Handlers } from '../request/handler.ts';
import { HttpProblem } from '../problem/refusal.ts';
import type { Uploads } from './uploads.ts';

type FileError = readonly [file: ReadFile, at: number, detail: string];

const refused = (kind: 'invalid-input' | 'file-type-refused', all: readonly FileError[]) => {
  const errors = all.map(([, at, detail]) => ({ pointer: `/file/${at}`, detail }));
  const text = all.map(([{ name }, , detail]) => `${name} ${detail}`).join('; ');
  return new HttpProblem(kind, `No file was accepted. ${text}.`, { errors });
};

const errorsOf = (
  files: readonly ReadFile[],
  errorOf: (file: ReadFile) => string | undefined,
): readonly FileError[] =>
  files.flatMap((file, at) => {
    const detail = errorOf(file);
    return detail === undefined ? [] : [[file, at, detail] as const];
  });

const invalid = ({ name, size }: ReadFile): string | undefined => {
  if (name.length === 0 || name.length > 255) return 'must have a file name of 1 to 255 characters';
  return size === 0 ? 'is empty' : undefined;
};

const isAccepted = (type: string): type is FileType =>
  (fileTypes as readonly string[]).includes(type);

/** The type of the part and that of the bytes have to be the same. */
const wrongType = ({ type, found }: ReadFile): string | undefined => {
  if (!isAccepted(type)) return `is ${type}: send ${fileTypes.join(', ')}`;
  if (type === found) return undefined;
  return `says that it is ${type}, but its bytes are ${found ?? 'of another type'}`;
};

const accepted = (files: readonly ReadFile[]): Upload['files'] => {
  const empty = errorsOf(files, invalid);
  if (empty.length > 0) throw refused('invalid-input', empty);
  const wrong = errorsOf(files, wrongType);
  if (wrong.length > 0) throw refused('file-type-refused', wrong);
  return files.map(({ name, size, sha256, found }) => ({ name, type: found!, size, sha256 }));
};

export const uploadRoutes = (uploads: Uploads): Handlers<typeof uploadEndpoints> => ({
  uploadFiles: async ({ workspace, clientNumber, clock, body, saved }) => {
    const files = accepted(body.file);
    const upload: Upload = { id: v7(), files, created_at: clock.now().toISOString() };
    const accepting = reply(201, upload);
    await uploads.add(workspace.name, clientNumber, upload, () => saved(accepting));
    return accepting;
  },

  listUploads: async ({ workspace }) => reply(200, [...(await uploads.list(workspace.name))]),
});
