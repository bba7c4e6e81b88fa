import type { PrintedEndpoint } from '../print-endpoint.ts';
import { type Draft, type ParameterLocation, draftOf, edited } from '../../practice/call/draft.ts';
import type { Finding } from './findings.ts';

/** What was typed into the cards, and what of an answer was used in them. */
export interface Drafts {
  readonly typed: Readonly<Record<string, { readonly noun: string; readonly draft: Draft }>>;
  readonly used: readonly { readonly noun: string; readonly finding: Finding }[];
}

export const unedited: Drafts = { typed: {}, used: [] };

export type DraftEdit = { readonly endpoint: PrintedEndpoint } & (
  | {
      readonly kind: 'field';
      readonly place: ParameterLocation;
      readonly name: string;
      readonly value: string;
    }
  | { readonly kind: 'body'; readonly body: string }
  | { readonly kind: 'example' }
  /** Fills a value of an answer into every draft of the noun that has a field for it. */
  | { readonly kind: 'use'; readonly finding: Finding }
);

const firstWord = (text: string) => text.split(' ')[0];

/** A token replaces only a token: a field for Basic stays as it is. */
const isFor = (draft: Draft, name: string, value: string): boolean => {
  const field = draft.fields.find((one) => one.name === name);
  return name !== 'Authorization' || firstWord(field?.value ?? '') === firstWord(value);
};

const using = (draft: Draft, { fills, value }: Finding): Draft =>
  fills
    .filter(([, name]) => isFor(draft, name, value))
    .reduce((soFar, [place, name]) => edited(soFar, place, name, value), draft);

/** The draft of an endpoint, on whichever page it is. */
export const draftIn = ({ typed, used }: Drafts, endpoint: PrintedEndpoint): Draft =>
  typed[endpoint.id]?.draft ??
  used
    .filter(({ noun }) => noun === endpoint.noun)
    .reduce((draft, { finding }) => using(draft, finding), draftOf(endpoint));

export const editDrafts = (drafts: Drafts, edit: DraftEdit): Drafts => {
  const { endpoint } = edit;
  const { id, noun } = endpoint;
  const { typed, used } = drafts;
  const draft = draftIn(drafts, endpoint);
  const typing = (next: Draft): Drafts => ({
    ...drafts,
    typed: { ...typed, [id]: { noun, draft: next } },
  });
  switch (edit.kind) {
    case 'field':
      return typing(edited(draft, edit.place, edit.name, edit.value));
    case 'body':
      return typing({ ...draft, body: edit.body });
    case 'example':
      return typing(draftOf(endpoint));
    default: {
      const { finding } = edit;
      const filled = Object.entries(typed).map(([other, each]) => [
        other,
        each.noun === noun ? { noun, draft: using(each.draft, finding) } : each,
      ]);
      return { typed: Object.fromEntries(filled), used: [...used, { noun, finding }] };
    }
  }
};
