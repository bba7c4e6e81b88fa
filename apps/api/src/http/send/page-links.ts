interface Paged {
  readonly page: number;
  readonly limit: number;
}

/** The Link header of a page (RFC 8288): the other pages of the same list. `href` turns a query string into a URL. */
export const pageLinks = (
  { page, limit, ...filters }: Paged & Readonly<Record<string, unknown>>,
  total: number,
  href: (query: string) => string,
): string => {
  const last = Math.max(1, Math.ceil(total / limit));
  const sameFilters = new URLSearchParams(
    Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  const link = (rel: string, to: number): string =>
    `<${href(`${sameFilters}&page=${to}&limit=${limit}`)}>; rel="${rel}"`;
  return [
    link('first', 1),
    ...(page > 1 ? [link('prev', Math.min(page - 1, last))] : []),
    ...(page < last ? [link('next', page + 1)] : []),
    link('last', last),
  ].join(', ');
};
