/** A file in the example of a multipart body. */
export interface SampleFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** The files of each part name. */
export type SampleParts = Readonly<Record<string, readonly SampleFile[]>>;

const boundary = 'sparring-example';

/** The Content-Type of `multipartText`. Programs that write the body themselves choose another boundary. */
export const multipartContentType = `multipart/form-data; boundary=${boundary}`;

/** Every file, with the name of its part. */
export const filesOf = (parts: SampleParts): readonly (readonly [string, SampleFile])[] =>
  Object.entries(parts).flatMap(([part, files]) => files.map((file) => [part, file] as const));

/** A multipart body as it is sent (RFC 7578). Its lines end in CR and LF. */
export const multipartText = (parts: SampleParts): string => {
  const lines = filesOf(parts).flatMap(([part, { name, type, text }]) => [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${part}"; filename="${name}"`,
    `Content-Type: ${type}`,
    '',
    text,
  ]);
  return [...lines, `--${boundary}--`, ''].join('\r\n');
};
