import { answers } from './answers.ts';
import { apiVersions } from './api-versions.ts';
import { authLab } from './auth-lab.ts';
import { behavior } from './behavior.ts';
import { bulk } from './bulk.ts';
import { classes } from './classes.ts';
import { classic } from './classic.ts';
import { critique } from './critique.ts';
import { csv } from './csv.ts';
import { cursorPages } from './cursor-pages.ts';
import { faults } from './faults.ts';
import { files } from './files.ts';
import { graphql } from './graphql.ts';
import { idempotency } from './idempotency.ts';
import { inbox } from './inbox.ts';
import { items } from './items.ts';
import { labVerdicts } from './lab-verdicts.ts';
import { jobs } from './jobs.ts';
import { jsonPatch } from './json-patch.ts';
import { limit } from './limit.ts';
import { lists } from './lists.ts';
import { mailAccounts } from './mail-accounts.ts';
import { notebook } from './notebook.ts';
import { oauthLab } from './oauth-lab.ts';
import { queryMethod } from './query-method.ts';
import { registrations } from './registrations.ts';
import { requestLog } from './request-log.ts';
import { snapshots } from './snapshots.ts';
import { socket } from './socket.ts';
import { streams } from './streams.ts';
import { tasks } from './tasks.ts';
import { time } from './time.ts';
import { tokens } from './tokens.ts';
import { uploads } from './uploads.ts';
import { versions } from './versions.ts';
import { webhookTargets } from './webhook-targets.ts';
import { webhooks } from './webhooks.ts';
import { workspaces } from './workspaces.ts';
import { writing } from './writing.ts';

export const apiChapter = {
  title: 'API',
  areas: [
    answers,
    workspaces,
    snapshots,
    lists,
    writing,
    versions,
    idempotency,
    tokens,
    time,
    limit,
    behavior,
    faults,
    items,
    files,
    requestLog,
    critique,
    authLab,
    oauthLab,
    graphql,
    labVerdicts,
    streams,
    socket,
    jobs,
    webhooks,
    webhookTargets,
    inbox,
    cursorPages,
    queryMethod,
    jsonPatch,
    bulk,
    csv,
    notebook,
    mailAccounts,
    registrations,
    uploads,
    apiVersions,
    classic,
    classes,
    tasks,
  ],
} as const;
