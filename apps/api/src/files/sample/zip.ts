import { crc32 } from 'node:zlib';

/** Midnight on 1 January 2026, as ZIP writes dates: fixed, so that the same content gives the same bytes. */
const dosDate = ((2026 - 1980) << 9) | (1 << 5) | 1;
const versionNeeded = 20;
const utf8Names = 0x0800;

/** The fields that the local and the central header of an entry share. */
const shared = (name: Buffer, content: Buffer): Buffer => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(versionNeeded, 0);
  fields.writeUInt16LE(utf8Names, 2);
  fields.writeUInt16LE(dosDate, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
};

const signature = (type: string): Buffer => Buffer.from(`PK${type}`, 'latin1');

const localEntry = (name: Buffer, content: Buffer): Buffer =>
  Buffer.concat([signature('\u0003\u0004'), shared(name, content), name, content]);

const centralEntry = (name: Buffer, content: Buffer, offset: number): Buffer => {
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  const madeBy = Buffer.from([versionNeeded, 0]);
  return Buffer.concat([signature('\u0001\u0002'), madeBy, shared(name, content), place, name]);
};

const end = (count: number, size: number, offset: number): Buffer => {
  const fields = Buffer.alloc(18);
  fields.writeUInt16LE(count, 4);
  fields.writeUInt16LE(count, 6);
  fields.writeUInt32LE(size, 8);
  fields.writeUInt32LE(offset, 12);
  return Buffer.concat([signature('\u0005\u0006'), fields]);
};

/** A ZIP archive of uncompressed texts: all that an Excel file needs, and the same bytes on every machine. */
export const zip = (texts: Readonly<Record<string, string>>): Buffer => {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(texts)) {
    const name = Buffer.from(path);
    const content = Buffer.from(text);
    central.push(centralEntry(name, content, offset));
    offset += local[local.push(localEntry(name, content)) - 1]!.length;
  }
  const directory = Buffer.concat(central);
  return Buffer.concat([...local, directory, end(central.length, directory.length, offset)]);
};
