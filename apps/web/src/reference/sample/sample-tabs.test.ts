import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { api } from '@sparring/contracts/api';
import { languages } from '@sparring/contracts/print/samples';
import { sampleOf, sampleResponse } from './sample-of.ts';
import { Sample } from './sample-tabs.tsx';

const { books, files, workspaces } = api;
const base = 'http://site/w/mine/v1/practice';
const shown = (text: string | undefined) =>
  renderToStaticMarkup(createElement(Sample, { name: 'x', what: 'the sample', text }));

test.each(languages)("calls the reader's own workspace in %s", (language) => {
  expect(sampleOf(language, workspaces.getWorkspace, base)).toContain(`${base}/workspace`);
  expect(sampleOf(language, workspaces.getWorkspace, base)).not.toContain('X-Workspace');
});

test('shows "Coming soon..." for a missing sample', () => {
  const xml = { ...books.addBook, bodyTypes: ['application/xml'] };
  expect(shown(sampleOf('cURL', xml, base))).toBe('<p id="x" data-testid="x">Coming soon...</p>');
});

test('shows a sample that is there', () => {
  expect(shown(sampleOf('cURL', books.getBook, base))).toContain('curl --include');
});

test('has no sample response for a file', () => {
  expect(sampleResponse(files.downloadPdf)).toBeUndefined();
  expect(sampleResponse(books.getBook)).toContain('"title"');
});
