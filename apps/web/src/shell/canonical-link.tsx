import { useMatches } from 'react-router';
import { comparable, paths } from '../paths.ts';
import type { ShownPage } from '../ui/breadcrumb.tsx';

/** The address of the page in the usual spelling, because every letter case leads to it. */
export const CanonicalLink = () => {
  const { pathname = '', loaderData } = useMatches().at(-1) ?? {};
  const { lesson } = (loaderData ?? {}) as Partial<ShownPage>;
  const path = comparable(pathname);
  const fixed = Object.values(paths).find((each) => comparable(each) === path);
  return <link rel="canonical" href={lesson?.path ?? fixed ?? path} />;
};
