import { type LoaderFunctionArgs, data, useLoaderData } from 'react-router';
import { guides } from 'virtual:guides';
import { lazyChunk } from '../page-settings/chunk.ts';
import { entryAt, guidePath, paths } from '../paths.ts';
import { Breadcrumb, type ShownPage, type WayBack } from '../ui/breadcrumb.tsx';
import { Neighbors } from '../ui/neighbors.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { useFragment } from '../ui/use-fragment.ts';
import { blocks as drawn } from './blocks.tsx';
import { guideChunk } from './guides.ts';
import { KitCards } from './kit-cards.tsx';
import { OnThisPage } from './on-this-page.tsx';

const listed = guides.filter(({ path }) => path !== paths.guides);

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const guide = entryAt(guides, request);
  if (!guide) throw data(null, { status: 404 });
  const { content } = await lazyChunk(guideChunk(guide), guide.load)();
  return { lesson: { ...content, path: guide.path } };
};

const WayToList = ({ lesson }: ShownPage) =>
  lesson.path !== paths.guides && (
    <Breadcrumb list="Guide list" path={paths.guides}>
      {lesson.title}
    </Breadcrumb>
  );

export const handle: WayBack = { Breadcrumb: WayToList };

/** A document of the repository. */
const GuidePage = () => {
  const { title, path, blocks } = useLoaderData<typeof loader>().lesson;
  useFragment();

  return (
    <article key={path} className="breakable" aria-labelledby="page-title">
      <PageHeading>{title}</PageHeading>
      <OnThisPage blocks={blocks} />
      {drawn(blocks.slice(0, 1))}
      {path === guidePath('kits') ? <KitCards /> : <KitCards of={path} />}
      {drawn(blocks.slice(1))}
      {path !== paths.guides && <Neighbors list={listed} of={path} />}
    </article>
  );
};

export default GuidePage;
