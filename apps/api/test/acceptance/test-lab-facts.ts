import { pageOf } from '@sparring/practice/house';
import { codeSamples } from './test-code-facts.ts';
import { noteSample } from './test-note-facts.ts';
import { afterRun, formSamples, type Sample } from './test-form-facts.ts';

/** The facts, as the page of the lab sends them in a workspace. */
export const sentIn = (workspace: string, lab: string, facts: object): object => ({
  ...facts,
  page: pageOf({ workspace, seed: Number(Object(facts).seed) }, lab),
});

const seed = 7;
const delay = 2;

const used = { trusted: true, ready: true };
const targets = ['Hidden', 'Moving', 'Disabled', 'Read-only', 'Covered', 'Out of view'];
const uses = targets.map((target) => ({ target, ...used }));

const table = { cpu_of_chrome: '7.3 %', memory_of_firefox: '522 MB' };

const rungs = {
  Role: 'button',
  Label: 'Name',
  Group: 'Work address',
  Row: 'Invoice 18',
  Placeholder: 'Country',
  'Text alternative': 'Circle',
  Title: 'Help on prices',
};

const requests = {
  Sound: 'product',
  Slow: 'product',
  Missing: 'failed',
  Failing: 'failed',
  'Broken JSON': 'failed',
  'Cut off': 'failed',
  Closed: 'failed',
};

const desks = {
  north: { code: '5667', early: false, late: false },
  south: { code: '8688', early: false, late: false },
  reloading: { code: '1786', early: false, late: false },
  shadow: { code: '7969', early: false, late: false },
};

const invoices = Array.from({ length: 20 }, (_, at) => 1001 + at);

export const samples: Readonly<Record<string, Sample>> = {
  ...formSamples,
  ...codeSamples,
  notes: noteSample,
  waits: {
    solved: {
      seed,
      delay,
      results: ['Show', 'Render', 'Ask the API', 'Load'],
      catches: [420, 180, 655],
    },
    half: { results: ['Show'] },
    says: 'Not finished: every ring was caught, but there is no result yet of Render, Ask the API, Load.',
  },
  'moving-table': {
    solved: {
      seed,
      size: 6,
      checks: [
        { shuffles: 0, ...table },
        { shuffles: 1, ...table },
      ],
    },
    half: { checks: [{ shuffles: 0, ...table }] },
    says: 'Right, 1 of 2.',
  },
  actionability: {
    solved: { seed, delay, uses, cover_clicks: 0 },
    half: { uses: uses.slice(0, 3) },
    says: 'Nothing to judge yet',
  },
  'search-order': {
    solved: {
      seed,
      delay,
      overwrite: 0,
      text: 'inch',
      typed: 4,
      taken: { first: 'USB-C Hub', question: 'inch' },
    },
    half: { text: 'in', taken: { first: 'Webcam', question: 'in' } },
    says: 'The wrong word',
  },
  'late-dialogs': {
    solved: { seed, delay, confirmed: true, typed: '1665', closed_by: 'Yes' },
    half: { typed: null },
    says: 'Not read: the prompt was dismissed',
  },
  'stale-nodes': {
    solved: {
      seed,
      size: 4,
      reorders: 1,
      takes: ['Apples', 'Milk', 'Rye bread'].map((item) => ({ item, stale: false })),
    },
    half: { takes: [{ item: 'Apples', stale: false }] },
    says: 'Nothing to judge yet',
  },
  'locator-ladder': {
    solved: { seed, used: { ...rungs, Description: 'Ends in June' } },
    half: { used: rungs },
    says: 'Nothing to judge yet',
  },
  network: {
    solved: { seed, delay, timeout: 3, requests: { ...requests, Never: 'failed' } },
    half: { requests },
    says: 'Not asked: Never',
  },
  'endless-list': {
    solved: { seed, size: 100, delay, row: 78, trusted: true, loads: 3, loads_by_script: 0 },
    half: { loads_by_script: 1 },
    says: 'The right row, by a script',
  },
  'data-grid': {
    solved: { seed, size: 20, seen: 20, saved: 20, on_page: invoices, selected: invoices },
    half: { seen: 10, saved: 0 },
    says: 'Not finished: all 20 invoices are selected. Still to do: go through all pages, 10 rows were shown; download the CSV of all, it had 0.',
  },
  'file-uploads': {
    solved: {
      seed,
      delay,
      refused: ['an empty file', 'an HTML page'],
      arrived: [
        { name: 'one.txt', place: 0, times: 2 },
        { name: 'two.txt', place: 1, times: 1 },
        { name: 'three.txt', place: 2, times: 1 },
      ],
    },
    half: { refused: [] },
    says: 'Not finished: 3 files arrived whole.',
  },
  'file-downloads': {
    solved: { seed, size: 12, delay, marked: ['January'], code: '7131' },
    half: { code: '' },
    says: 'Not read: the code of report.pdf is wrong',
  },
  frames: {
    solved: afterRun({ delay: 0.2 }, { seed, delay: 4, foreign: false, sent: desks }),
    half: { foreign: true },
    says: 'Not delivered: Foreign desk has sent no code',
  },
  clicks: {
    workspace: 'has-clicks',
    solved: afterRun(
      { hold: 0.3 },
      {
        seed,
        hold: 4,
        presses: {
          Double: { asked: 1, clicks: 2 },
          Right: { asked: 1, clicks: 0 },
          Middle: { asked: 1, clicks: 0 },
          Long: { asked: 1, clicks: 1 },
        },
        chosen: ['As PDF'],
        rows: ['Archive Water'],
        selected: ['Bergen', 'Cusco', 'Esbjerg', 'Hobart'],
        ranges: 1,
        scripted: [],
      },
    ),
    half: { chosen: [], selected: ['Bergen'] },
    says: 'Not as asked: Chosen is empty; Selected is Bergen.',
  },
};
