import './zod-without-eval.ts';
import { type ComponentType, useReducer } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '@sparring/contracts/api';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { EndpointCardList } from './endpoint/endpoint-card-list.tsx';
import { AcceptedTable } from './auth-lab/accepted-table.tsx';
import { accepted } from './auth-lab/accepted.ts';
import { AuthorizeLink } from './auth-lab/authorize-link.tsx';
import { FormatLinks } from './format-links.tsx';
import { GraphqlGuide } from './graphql/graphql-guide.tsx';
import { EventGuide } from './live/event-guide.tsx';
import { SocketGuide } from './live/socket-guide.tsx';
import { CsvGuide } from './guide/csv-guide.tsx';
import { CursorGuide } from './guide/cursor-guide.tsx';
import { FaultGuide } from './guide/fault-guide.tsx';
import { JobGuide } from './guide/job-guide.tsx';
import { LimitGuide } from './guide/limit-guide.tsx';
import { LostAnswerGuide } from './guide/lost-answer-guide.tsx';
import { QuickStart } from './guide/quick-start.tsx';
import { SunsetGuide } from './guide/sunset-guide.tsx';
import { TimeGuide } from './guide/time-guide.tsx';
import { WebhookGuide } from './guide/webhook-guide.tsx';
import { UploadForm } from './guide/upload-form.tsx';
import { StartLine } from '../ui/start-line.tsx';
import { type EndpointPage, type Noun, endpointPages } from './pages.ts';
import { ReferenceFrame } from './reference-frame.tsx';
import { SampleTool } from './sample/sample-tool.tsx';
import { editDrafts, startingDrafts } from './try/edit-drafts.ts';
import { WorkspaceProvider, useWorkspace } from '../practice/workspace/use-workspace.tsx';
import { WorkspacePanel } from '../practice/workspace/workspace-panel.tsx';
import { WorkspaceGuide } from './guide/workspace-guide.tsx';
import { entryAt, paths } from '../paths.ts';

const allNouns = Object.keys(api) as Noun[];

const endpointsOf = ({ nouns = allNouns, ids }: EndpointPage) => {
  const all = nouns.flatMap((noun) => Object.entries<Endpoint>(api[noun]));
  return ids ? ids.flatMap((id) => all.filter(([name]) => name === id)) : all;
};

/** What a page says before its endpoints. */
const guides: Readonly<Record<string, ComponentType>> = {
  [paths.apiBooks]: QuickStart,
  [paths.apiWorkspaces]: WorkspaceGuide,
  [paths.apiTime]: TimeGuide,
  [paths.apiLimits]: LimitGuide,
  [paths.apiFaults]: FaultGuide,
  [paths.apiIdempotency]: LostAnswerGuide,
  [paths.apiOAuthLab]: AuthorizeLink,
  [paths.apiGraphql]: GraphqlGuide,
  [paths.apiEvents]: EventGuide,
  [paths.apiSocket]: SocketGuide,
  [paths.apiJobs]: JobGuide,
  [paths.apiWebhooks]: WebhookGuide,
  [paths.apiCursorPages]: CursorGuide,
  [paths.apiCsv]: CsvGuide,
  [paths.apiUploads]: UploadForm,
  [paths.apiVersions]: SunsetGuide,
  [paths.apiDocumentation]: FormatLinks,
};

/** One route serves all pages of endpoints, so that only a visit to one of them loads their list. */
export const loader = ({ request }: LoaderFunctionArgs): EndpointPage => {
  const page = entryAt(endpointPages, request);
  if (!page) throw data(null, { status: 404 });
  return page;
};

/** The page of the current path, with its endpoints as cards. */
const EndpointsPage = () => {
  const page = useLoaderData<typeof loader>();
  const Guide = guides[page.path];
  return (
    <WorkspaceProvider>
      <ReferenceFrame title={page.title} lead={page.lead}>
        {page.path === paths.apiBooks && (
          <StartLine path={paths.startApi}>Your first API tests in Postman, step by step</StartLine>
        )}
        {Guide && <Guide />}
        {page.path in accepted && <AcceptedTable rows={accepted[page.path]!} />}
        <WorkspacePanel />
        <Cards page={page} />
      </ReferenceFrame>
    </WorkspaceProvider>
  );
};

export default EndpointsPage;

const Cards = ({ page }: { page: EndpointPage }) => {
  const { base } = useWorkspace();
  const [drafts, edit] = useReducer(editDrafts, undefined, startingDrafts);
  return (
    <>
      <SampleTool />
      <EndpointCardList endpoints={endpointsOf(page)} base={base} drafts={drafts} edit={edit} />
    </>
  );
};
