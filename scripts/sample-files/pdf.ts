const title = 'Example PDF';

const lines = [
  'This is a real PDF file to practice downloads with.',
  'A test can check that it arrived whole: compare its size with Content-Length,',
  'its first bytes with %PDF-1.7, or read this very sentence with a PDF library.',
  'Ask for a part of it with "Range: bytes=0-99", or ask again with If-None-Match.',
];

const text = (content: string): string => `(${content.replaceAll(/[\\()]/g, String.raw`\$&`)})`;

const page = [
  'BT',
  `/F1 28 Tf 72 740 Td ${text(title)} Tj`,
  '/F1 12 Tf 0 -40 Td 20 TL',
  ...lines.map((line) => `${text(line)} Tj T*`),
  'ET',
].join('\n');

/** The objects of the file: the first is the catalog, the last holds title and author. */
const objects = [
  '<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  `<< /Title ${text(title)} /Author (Sparring) /CreationDate (D:20260101000000Z) >>`,
];

/** The four bytes after the percent sign show transfer programs that the file is binary. */
const header = '%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n';

/** The objects, followed by a table of the byte positions at which they start. */
export const examplePdf = (): Buffer => {
  let body = header;
  const starts = objects.map((object, index) => {
    const start = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\n`;
  return Buffer.from(`${body}${table}${trailer}startxref\n${body.length}\n%%EOF\n`, 'latin1');
};
