import { z } from 'zod';
import { exampleBook } from '../book-endpoints.ts';
import { jsonPatchType } from '../book-labs/patch-endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { mayBeReplayed, takesKey } from '../idempotency.ts';
import { reply } from '../reply.ts';
import {
  exampleWorkspace,
  inMyClass,
  untouched,
  workspace,
  workspaceInHeader,
} from '../workspace.ts';
import {
  difference,
  mostDifferences,
  snapshot,
  snapshotParams,
  snapshotsKept,
  type Snapshot,
} from './snapshot.ts';

/** Every workspace has it. */
export const seedSnapshot: Snapshot = {
  id: 0,
  made_at: '2025-01-01T09:00:00.000Z',
  books: exampleWorkspace.books,
  ...untouched,
};

const made: Snapshot = { ...seedSnapshot, id: 1, made_at: '2026-03-02T09:00:00.000Z', step: 4 };
const example = { params: { id: '0' }, headers: inMyClass };

export const snapshotEndpoints = {
  takeSnapshot: endpoint({
    method: 'POST',
    path: '/workspace/snapshots',
    title: 'Take a snapshot',
    description: `Keeps the books, the seed, the step and the chance of the workspace as they are now. Take one before a test, and restore it afterwards. The workspace keeps the newest ${snapshotsKept}, and a reset deletes them.`,
    headers: { ...workspaceInHeader, ...takesKey('5f0c1d7e-92ab-4c38-8e61-b7d3f9a20c46') },
    replies: {
      201: reply(snapshot, {
        description: 'The snapshot.',
        headers: { Location: 'The path of the snapshot.', ...mayBeReplayed },
        example: made,
      }),
    },
    problems: ['too-many-new-workspaces', 'too-many-workspaces', 'store-unavailable'],
    example: { headers: inMyClass },
  }),

  listSnapshots: endpoint({
    method: 'GET',
    path: '/workspace/snapshots',
    title: 'List the snapshots',
    description: `Returns the newest ${snapshotsKept} snapshots, the newest first, and the seed data, which is snapshot 0 of every workspace.`,
    headers: workspaceInHeader,
    replies: {
      200: reply(z.array(snapshot), {
        description: 'The snapshots.',
        example: [made, seedSnapshot],
      }),
    },
    problems: ['invalid-input', 'store-unavailable'],
    example: { headers: inMyClass },
  }),

  getSnapshot: endpoint({
    method: 'GET',
    path: '/workspace/snapshots/{id}',
    title: 'Show a snapshot',
    description: 'Returns when the snapshot was taken and what it holds, without the books.',
    params: snapshotParams,
    headers: workspaceInHeader,
    replies: { 200: reply(snapshot, { description: 'The snapshot.', example: seedSnapshot }) },
    problems: ['invalid-input', 'not-found', 'store-unavailable'],
    example,
  }),

  restoreSnapshot: endpoint({
    method: 'POST',
    path: '/workspace/snapshots/{id}/restore',
    title: 'Restore a snapshot',
    description:
      'Puts the books, the seed, the step and the chance back to where they were. The clock, the limit, the faults and the log stay as they are, and so do all snapshots. A book that changes gets a new ETag. The API forgets the Idempotency-Keys, so that what was undone can be sent again.',
    params: snapshotParams,
    headers: workspaceInHeader,
    replies: {
      200: reply(workspace, { description: 'The workspace after it.', example: exampleWorkspace }),
    },
    problems: [
      'invalid-input',
      'not-found',
      'too-many-new-workspaces',
      'too-many-workspaces',
      'store-unavailable',
    ],
    example,
  }),

  compareSnapshot: endpoint({
    method: 'GET',
    path: '/workspace/snapshots/{id}/difference',
    title: 'Show what has changed since a snapshot',
    description: `Returns the JSON Patch (RFC 6902) that makes the data of now from that of the snapshot: \`{"seed": …, "step": …, "chance": …, "books": {"<id>": {…}}}\`. Without a change it is empty. It has the first ${mostDifferences} operations. Assert that a request has changed what it should, and nothing else.`,
    params: snapshotParams,
    headers: workspaceInHeader,
    replies: {
      200: reply(z.array(difference), {
        description: 'The operations.',
        headers: { 'X-Total-Count': 'The number of all operations.' },
        mediaTypes: ['application/json', jsonPatchType],
        example: [
          { op: 'replace', path: '/step', value: 1 },
          { op: 'replace', path: `/books/${exampleBook.id}/stock`, value: 11 },
        ],
      }),
    },
    problems: ['invalid-input', 'not-found', 'store-unavailable'],
    example,
  }),

  forkWorkspace: endpoint({
    method: 'POST',
    path: '/workspace/fork',
    title: 'Fork the workspace',
    description:
      'Creates a workspace with a random name, and copies the books, the seed, the step and the chance into it. A test can change the copy while others use the original. For a member of a class it is another workspace of that member.',
    headers: { ...workspaceInHeader, ...takesKey('a94e2b60-7c15-4f83-9d2a-60e8b1c5d7f3') },
    replies: {
      201: reply(workspace, {
        description: 'The new workspace.',
        headers: { Location: 'The path of the new workspace.', ...mayBeReplayed },
        example: { ...exampleWorkspace, name: '2d6a9c14-5b8e-4f07-a3c9-81e0d5b7f264' },
      }),
    },
    problems: ['too-many-new-workspaces', 'too-many-workspaces', 'store-unavailable'],
    example: { headers: inMyClass },
  }),
};
