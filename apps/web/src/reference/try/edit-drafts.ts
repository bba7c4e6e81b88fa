import { api } from '@sparring/contracts/api';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { type Draft, type ParameterLocation, draftOf, edited } from '../../practice/call/draft.ts';
import type { Finding } from './findings.ts';

/** The draft of every endpoint, by its id. */
export type Drafts = Readonly<Record<string, Draft>>;

export type DraftEdit =
  | {
      readonly kind: 'field';
      readonly id: string;
      readonly place: ParameterLocation;
      readonly name: string;
      readonly value: string;
    }
  | { readonly kind: 'body'; readonly id: string; readonly body: string }
  | { readonly kind: 'example'; readonly id: string }
  /** Fills a value of an answer into every draft of the noun that has a field for it. */
  | { readonly kind: 'use'; readonly id: string; readonly finding: Finding };

const nounOf = new Map(
  Object.entries(api).flatMap(([noun, group]) => Object.keys(group).map((id) => [id, noun])),
);

const endpointOf = new Map<string, Endpoint>(
  Object.values(api).flatMap((group) => Object.entries<Endpoint>(group)),
);

export const startingDrafts = (): Drafts =>
  Object.fromEntries([...endpointOf].map(([id, endpoint]) => [id, draftOf(endpoint)]));

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

const usedBySameNoun = (drafts: Drafts, id: string, finding: Finding): Drafts => {
  const isMeant = (other: string) => nounOf.get(other) === nounOf.get(id);
  return Object.fromEntries(
    Object.entries(drafts).map(([other, draft]) => [
      other,
      isMeant(other) ? using(draft, finding) : draft,
    ]),
  );
};

export const editDrafts = (drafts: Drafts, edit: DraftEdit): Drafts => {
  const { id } = edit;
  const draft = drafts[id];
  const endpoint = endpointOf.get(id);
  if (!draft || !endpoint) return drafts;
  switch (edit.kind) {
    case 'field':
      return { ...drafts, [id]: edited(draft, edit.place, edit.name, edit.value) };
    case 'body':
      return { ...drafts, [id]: { ...draft, body: edit.body } };
    case 'example':
      return { ...drafts, [id]: draftOf(endpoint) };
    default:
      return usedBySameNoun(drafts, id, edit.finding);
  }
};
