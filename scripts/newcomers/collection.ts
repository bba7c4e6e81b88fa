import type { PostmanRequest } from '../../apps/web/src/start/step.ts';

interface Item {
  readonly name: string;
  readonly item?: readonly Item[];
  readonly request?: { readonly body?: object; readonly url: string };
  readonly event?: readonly {
    readonly listen: string;
    readonly script: { readonly type?: string; readonly exec: readonly string[] };
  }[];
}

/** A collection of Postman: its folders with their requests. */
export interface Collection {
  readonly item: readonly Item[];
}

/** A request as a step tells to change it. */
const changed = (found: Item, { address, body, script }: PostmanRequest): Item => {
  const old = found.event?.flatMap((event) => event.script.exec) ?? [];
  const exec = script && [...(script.place === 'instead' ? [] : old), script.text];
  const { request } = found;
  return {
    ...found,
    ...(request && {
      request: {
        ...request,
        ...(address && { url: address }),
        ...(body && { body: { ...request.body, raw: body } }),
      },
    }),
    ...(exec && { event: [{ listen: 'test', script: { type: 'text/javascript', exec } }] }),
  };
};

/** What stands in place of the request: Postman puts a duplicate behind its original. */
const after = (found: Item, request: PostmanRequest): readonly Item[] =>
  request.script?.place === 'instead'
    ? [found, { ...changed(found, request), name: `${found.name} Copy` }]
    : [changed(found, request)];

/** The learner's collection after the change of a step. */
export const withChange = (collection: Collection, request: PostmanRequest): Collection => {
  const place = (items: readonly Item[]): readonly Item[] =>
    items.flatMap((each) => {
      if (each.item) return [{ ...each, item: place(each.item) }];
      return each.name === request.item ? after(each, request) : [each];
    });
  return { ...collection, item: place(collection.item) };
};

const itemsIn = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((each) => (each.item ? itemsIn(each.item) : [each]));

/** The collection with these requests alone, as the step says to send them. */
export const sending = (
  collection: Collection,
  requests: readonly PostmanRequest[],
): Collection => ({
  ...collection,
  item: requests.map((request) => {
    const found = itemsIn(collection.item).find(({ name }) => name === request.item);
    if (!found) throw new Error(`The collection has no request ${request.item}.`);
    return changed(found, request);
  }),
});
