export interface NoteWrite {
  readonly note: string;
  readonly kind: 'add' | 'change';
  readonly text: string;
  readonly offline?: true;
  readonly status: number;
}

/** What has happened in a lab, and the same with a part of the task missing. */
export interface Sample {
  /** The workspace whose codes the facts have, if they depend on it. */
  readonly workspace?: string;
  readonly solved: object;
  /** The notes that have to be written before, if the API compares the facts with what it has seen. */
  readonly writes?: readonly NoteWrite[];
  /** What is different after half of the task. */
  readonly half: object;
  /** How the verdict on half of the task begins. */
  readonly says: string;
}

/** The facts of the second of two runs, of which the first had another setting. */
export const afterRun = <Facts extends object>(first: Partial<Facts>, facts: Facts) => ({
  ...facts,
  before: { ...facts, ...first },
});

const seed = 7;

const order = {
  fields: {
    Name: 'Ada Bos',
    'E-mail': 'ada@example.com',
    Phone: '555 0142',
    'Delivery city': 'Delft',
    'Billing city': 'Breda',
    'Postal code': '2611 GX',
  },
  pressed: 'Place order',
};

const by = 'a user';
const form = {
  customer: 'C-4821',
  name: 'Ada Lovelace',
  topic: 'jab',
  email: 'ada@example.org',
  phone: '555 8753',
  website: 'https://example.org/ada',
  password: 'upper-cut-19',
  weight: '110.5',
  rounds: '9',
  glove: '#73f663',
  birthday: '1993-06-08',
  alarm: '21:31',
  'weigh-in': '2027-12-02T21:54',
  season: '2027-10',
  training: '2027-W09',
  licence: 'licence.txt',
  corner: 'red',
};

const lines = [
  { words: 'We train on Monday.', html: '<p>We train on <strong>Monday</strong>.</p>' },
  {
    words: 'Bring two of each, and read the rules.',
    html: '<p>Bring <em>two</em> of each, and read <a href="https://example.com/rules">the rules</a>.</p>',
  },
  { words: 'helmets', html: '<ul><li><strong>helmets</strong></li></ul>' },
  { words: 'towels', html: '<ul><li>towels</li></ul>' },
];

/** The labs in which a form is filled in. */
export const formSamples: Readonly<Record<string, Sample>> = {
  'hostile-locators': {
    solved: { seed, orders: [order, order, order] },
    half: { orders: [order, order] },
    says: 'Right, 2 of 3',
  },
  'trusted-events': {
    solved: { seed, ways: { Name: 'a user, key by key', Newsletter: by, Rounds: by, Send: by } },
    half: { ways: { Name: by, Send: by } },
    says: 'The page has heard nothing from Newsletter, Rounds',
  },
  comboboxes: {
    solved: {
      seed,
      home: ['Accra'],
      travel: ['Hobart'],
      visited: ['Esbjerg', 'Galway'],
      hotel: ['Izmir'],
    },
    half: { visited: ['Esbjerg'] },
    says: 'Not chosen: Visited has Esbjerg',
  },
  'rich-text': {
    solved: { seed, lines, by_script: false },
    half: { lines: lines.slice(0, 1) },
    says: 'Not written: line 2',
  },
  'date-range': {
    solved: {
      seed,
      zone: 'Pacific/Auckland',
      arrival: '2027-09-01',
      departure: '2027-10-01',
      hours: '715',
    },
    half: { hours: '' },
    says: 'Not booked: Hours is not',
  },
  'every-input': {
    solved: { seed, not_valid: [], sent: { ...form, stamp: '1' } },
    half: { sent: form },
    says: 'Not as asked: Stamp is not sent',
  },
  'shadow-roots': {
    solved: { seed, sent: { guest: 'Ada', city: 'Dakar', nights: '5', pin: '6143' } },
    half: { sent: { guest: 'Ada', city: 'Dakar', nights: '5', pin: '' } },
    says: 'Not booked: PIN is empty',
  },
};
