import type { fileEndpoints } from '@sparring/contracts/file-endpoints';
import { files } from '@sparring/contracts/files';
import { folder } from '../folder.ts';
import { reply, type Handlers } from '../request/handler.ts';

const stored = (name: string): URL => new URL(name, folder('files/stored'));

export const fileRoutes = (): Handlers<typeof fileEndpoints> => ({
  listFiles: () => reply(200, [...files]),
  downloadPdf: () => reply(200, stored('example.pdf')),
  downloadExcel: () => reply(200, stored('example.xlsx')),
});
