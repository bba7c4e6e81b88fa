import type { fileEndpoints } from '@sparring/contracts/file-endpoints';
import { files } from '@sparring/contracts/files';
import { folder } from '../folder.ts';
import { answer, type Handlers } from '../request/handler.ts';

const stored = (name: string): URL => new URL(name, folder('files/stored'));

export const fileRoutes = (): Handlers<typeof fileEndpoints> => ({
  listFiles: () => answer(200, [...files]),
  downloadPdf: () => answer(200, stored('example.pdf')),
  downloadExcel: () => answer(200, stored('example.xlsx')),
});
