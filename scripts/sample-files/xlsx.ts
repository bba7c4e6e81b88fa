import { strToU8, zipSync } from 'fflate';
import { products } from '../../packages/contracts/src/products.ts';

type Cell = string | number;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The cell formats of styles.xml, by their index. */
const format = { plain: 0, heading: 1, price: 2 };

const cell = (value: Cell, row: number, column: number): string => {
  const reference = `${String.fromCodePoint(65 + column)}${row + 1}`;
  if (typeof value === 'number') {
    const style = Number.isInteger(value) ? format.plain : format.price;
    return `<c r="${reference}" s="${style}"><v>${value}</v></c>`;
  }
  const style = row === 0 ? format.heading : format.plain;
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
};

const sheet = (widths: readonly number[], rows: readonly (readonly Cell[])[]): string => {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = rows.map((cells, row) => {
    const printed = cells.map((value, column) => cell(value, row, column));
    return `<row r="${row + 1}">${printed.join('')}</row>`;
  });
  return `${declaration}<worksheet xmlns="${main}"><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
};

const productRows = [
  ['ID', 'Name', 'Price', 'Description'],
  ...products.map(({ id, name, price, description }) => [id, name, price, description]),
];

const aboutRows = [
  ['About this file'],
  ['This is a real Excel file to practice downloads with.'],
  ['The other sheet holds the ten products of the shop: read it and compare.'],
];

const relationship = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${type}" Target="${target}"/>`;

const relationships = (...all: string[]): string =>
  `${declaration}<Relationships xmlns="${packaging}/relationships">${all.join('')}</Relationships>`;

const override = (part: string, type: string): string =>
  `<Override PartName="${part}" ContentType="${type}"/>`;

/** The parts of a workbook with two sheets, as ECMA-376 names them. */
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${declaration}<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('/xl/workbook.xml', `${types}.sheet.main+xml`)}${override('/xl/styles.xml', `${types}.styles+xml`)}${override('/xl/worksheets/sheet1.xml', `${types}.worksheet+xml`)}${override('/xl/worksheets/sheet2.xml', `${types}.worksheet+xml`)}${override('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml')}</Types>`,
  '_rels/.rels': relationships(
    relationship(1, `${office}/officeDocument`, 'xl/workbook.xml'),
    relationship(2, `${packaging}/relationships/metadata/core-properties`, 'docProps/core.xml'),
  ),
  'docProps/core.xml': `${declaration}<cp:coreProperties xmlns:cp="${packaging}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>Example Excel</dc:title><dc:creator>Sparring</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">2026-01-01T00:00:00Z</dcterms:created></cp:coreProperties>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/><sheet name="About" sheetId="2" r:id="rId2"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationships(
    relationship(1, `${office}/worksheet`, 'worksheets/sheet1.xml'),
    relationship(2, `${office}/worksheet`, 'worksheets/sheet2.xml'),
    relationship(3, `${office}/styles`, 'styles.xml'),
  ),
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;$&quot;0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  'xl/worksheets/sheet1.xml': sheet([6, 24, 10, 48], productRows),
  'xl/worksheets/sheet2.xml': sheet([72], aboutRows),
};

/** Without compression and with a fixed date, so that the bytes are the same on every machine. */
const asStored = { level: 0, mtime: '2026-01-01T00:00:00' } as const;

export const exampleXlsx = (): Uint8Array => {
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(files), asStored);
};
