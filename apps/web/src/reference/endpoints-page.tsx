import { useReducer } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { endpointsAt } from 'virtual:endpoints';
import { lazyChunk } from '../page-settings/chunk.ts';
import { entryAt, paths } from '../paths.ts';
import { StartLine } from '../ui/start-line.tsx';
import { AcceptedTable } from './auth-lab/accepted-table.tsx';
import { accepted } from './auth-lab/accepted.ts';
import { EndpointCardList } from './endpoint/endpoint-card-list.tsx';
import { guides, type PageGuide } from './guides.ts';
import { endpointChunk, endpointPages } from './pages.ts';
import type { PrintedEndpoint } from './print-endpoint.ts';
import { ReferenceFrame } from './reference-frame.tsx';
import { SampleTool } from './sample/sample-tool.tsx';
import { editDrafts, unedited } from './try/edit-drafts.ts';
import { WorkspaceProvider, useWorkspace } from '../practice/workspace/use-workspace.tsx';
import { WorkspacePanel } from '../practice/workspace/workspace-panel.tsx';

/* Some guides load schemas. This is what zod-without-eval.ts does, without loading zod. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const loadGuide = async ([chunk, load]: PageGuide) =>
  Object.values(await lazyChunk(chunk, load)())[0];

/** One route serves all pages of endpoints, so that only a visit to one of them loads their list. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const page = entryAt(endpointPages, request);
  const load = page && endpointsAt[page.path];
  if (!load) throw data(null, { status: 404 });
  const guide = guides[page.path];
  const [{ endpoints }, Guide] = await Promise.all([
    lazyChunk(endpointChunk(page), load)(),
    guide && loadGuide(guide),
  ]);
  return { page, endpoints, Guide };
};

/** The page of the current path, with its endpoints as cards. */
const EndpointsPage = () => {
  const { page, endpoints, Guide } = useLoaderData<typeof loader>();
  return (
    <WorkspaceProvider>
      <ReferenceFrame title={page.title} lead={page.lead}>
        {page.path === paths.apiBooks && (
          <StartLine path={paths.startApi}>Your first API tests in Postman, step by step</StartLine>
        )}
        {Guide && <Guide />}
        {page.path in accepted && <AcceptedTable rows={accepted[page.path]!} />}
        <WorkspacePanel />
        <Cards endpoints={endpoints} />
      </ReferenceFrame>
    </WorkspaceProvider>
  );
};

export default EndpointsPage;

const Cards = ({ endpoints }: { endpoints: readonly PrintedEndpoint[] }) => {
  const { base } = useWorkspace();
  const [drafts, edit] = useReducer(editDrafts, unedited);
  return (
    <>
      <SampleTool />
      <EndpointCardList endpoints={endpoints} base={base} drafts={drafts} edit={edit} />
    </>
  );
};
