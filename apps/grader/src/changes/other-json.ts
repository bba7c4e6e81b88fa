import { api } from '@sparring/contracts/api';
import type { EndpointGroup } from '@sparring/contracts/endpoint';
import type { EndpointName } from '@sparring/rules/area';
import { exactEndpoints } from '@sparring/rules/places';
import { eachAnswer } from './each-answer.ts';
import type { Effect } from './effect.ts';

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, inner]) => [name, turned(inner)] as const);
  return Object.fromEntries(members.toReversed());
};

const groups: Readonly<Record<string, EndpointGroup>> = api;

const pathOfEndpoint = (name: EndpointName): string => {
  const [noun = '', id = ''] = name.split('.');
  return groups[noun]![id]!.path;
};

/** The API takes these back as it gave them, and refuses members that it does not know. */
const settings = ['/workspace/limit', '/workspace/faults', '/workspace/inbox/refusals'];

const closed = [...exactEndpoints.map(pathOfEndpoint), ...settings];

const isClosed = (path: string): boolean => {
  const [address = ''] = path.split('?');
  return closed.some((one) => address.endsWith(one));
};

/** Books and workspaces are taken back as well, wherever they stand in an answer. */
const isSentBack = (value: Members): boolean => 'isbn' in value || 'seed' in value;

const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore);
  if (!isObject(value) || isSentBack(value)) return value;
  return { revision: 1, ...value, labels: [] };
};

/** The document allows the further members, so that a suite may validate every answer with it. */
const allowingMore = (text: string): string =>
  JSON.stringify(JSON.parse(text), (_, value: unknown) => {
    if (!isObject(value) || value['additionalProperties'] !== false) return value;
    const { properties = {}, additionalProperties: _closed, ...schema } = value;
    return isObject(properties) && isSentBack(properties) ? value : { ...schema, properties };
  });

export const otherJson: Effect = {
  answer: eachAnswer(({ path, json, openApi }) => {
    if (openApi !== undefined) return { text: allowingMore(openApi) };
    if (json === undefined) return {};
    const other = turned(JSON.parse(json));
    return { text: JSON.stringify(isClosed(path) ? other : withMore(other), null, 2) };
  }),
};
