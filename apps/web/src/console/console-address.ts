const requestParameter = 'request';
const viewParameter = 'view';

export const views = ['requests', 'critique'] as const;
export type View = (typeof views)[number];

const withParameter = (search: URLSearchParams, name: string, value: string | undefined) => {
  const next = new URLSearchParams(search);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next;
};

/** The id of the open request in the address. */
export const requestIn = (search: URLSearchParams): number | undefined => {
  const text = search.get(requestParameter) ?? '';
  return /^\d{1,10}$/.test(text) ? Number(text) : undefined;
};

export const viewIn = (search: URLSearchParams): View =>
  search.get(viewParameter) === 'critique' ? 'critique' : 'requests';

/** The address of this page with this request open, or with none. */
export const toRequest = (search: URLSearchParams, id?: number) => {
  const opened = withParameter(search, requestParameter, id?.toString());
  return { search: withParameter(opened, viewParameter, undefined).toString() };
};

export const toView = (search: URLSearchParams, view: View) => {
  const shown = withParameter(search, viewParameter, view === 'critique' ? view : undefined);
  return { search: withParameter(shown, requestParameter, undefined).toString() };
};
