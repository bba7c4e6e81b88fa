/** What differs in an instance although every rule is kept. */
export interface HarmlessChange {
  readonly id: string;
  /** What differs. */
  readonly text: string;
  /** The suite that turns red all the same: "selects by class". */
  readonly catches: string;
  /** What stays as it was, on which a suite may rely. */
  readonly keeps: string;
}

export const harmlessChanges = [
  {
    id: 'later',
    text: 'Every page comes 500 ms later, and the first 500 responses of the API come 300 ms later.',
    catches: 'sleeps for a fixed time or has tight time limits',
    keeps: 'The documented time limits.',
  },
  {
    id: 'chunks-in-another-order',
    text: 'The scripts of a page arrive in another order.',
    catches: 'acts before the page listens',
    keeps: 'The content of every file.',
  },
  {
    id: 'other-shapes',
    text: 'ETags look like "k7-x", and the ids of new books are UUIDs of version 4.',
    catches: 'takes apart what is opaque',
    keeps: 'ETags are strong and ids are UUIDs; both work wherever they are sent back.',
  },
  {
    id: 'other-json',
    text: 'JSON has spaces, its members stand in another order, and some objects have more of them.',
    catches: 'compares whole bodies as text',
    keeps:
      'Every documented member; /openapi.json allows the others. A book and a workspace have no others, and can be sent back; nor has an answer of which a rule promises everything.',
  },
  {
    id: 'more-headers',
    text: 'Answers have more headers; Link stands in another order and has rel="self".',
    catches: 'takes a link by its position or counts headers',
    keeps: 'Every documented header and every documented link.',
  },
  {
    id: 'other-words',
    text: 'The detail of a problem is worded differently.',
    catches: 'asserts prose',
    keeps: 'Type, title, status and error of a problem; the values that its detail names.',
  },
  {
    id: 'full-workspace',
    text: "The shared workspace is full of other people's books.",
    catches: 'counts on being alone in the shared workspace',
    keeps: 'The books of the seed; every other workspace; the limit of a workspace.',
  },
  {
    id: 'class-names',
    text: 'Every class has another name.',
    catches: 'selects by class',
    keeps: 'Roles, names, ids, test ids and how the page looks.',
  },
  {
    id: 'wrappers',
    text: 'There are wrappers around the content of most elements, and attributes stand in another order.',
    catches: 'selects by the place among children, or by a long path',
    keeps: 'Roles, names, ids, test ids and the order of everything.',
  },
  {
    id: 'text-in-pieces',
    text: 'A text consists of several nodes.',
    catches: 'compares the first node of a text',
    keeps: 'The text of every element.',
  },
  {
    id: 'other-tags',
    text: 'Sections, navigation, articles and emphasis have other tags.',
    catches: 'selects by tag',
    keeps: 'Roles and names; form fields, buttons, links, lists, tables and headings stay native.',
  },
  {
    id: 'dark-and-still',
    text: 'Pages are dark, and style sheets move nothing.',
    catches: 'compares pixels',
    keeps: 'Contrast; a visitor may have set both.',
  },
  {
    id: 'banner-and-leads',
    text: 'A banner stands on top of every page; introductions and hints are worded differently.',
    catches: 'asserts what no rule promises, or clicks at coordinates',
    keeps: 'Headings, labels, messages and values.',
  },
] as const satisfies readonly HarmlessChange[];

export type ChangeId = (typeof harmlessChanges)[number]['id'];
