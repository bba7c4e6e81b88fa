import { area } from '../area.ts';

export const snapshots = area({
  slug: 'snapshots',
  title: 'Snapshots and forks',
  place: {
    endpoints: [
      'snapshots.takeSnapshot',
      'snapshots.listSnapshots',
      'snapshots.getSnapshot',
      'snapshots.restoreSnapshot',
      'snapshots.compareSnapshot',
      'snapshots.forkWorkspace',
    ],
  },
  rules: [
    'SNAPSHOT-01 contract: A snapshot gets 201 with its number, its time by the clock of the workspace, its number of books, its seed, step and chance; Location leads to it.',
    'SNAPSHOT-02 contract: A workspace keeps its newest three snapshots, and the list has the newest first; the seed data is snapshot 0 of every workspace, and the last of the list.',
    'SNAPSHOT-03 contract: A restore puts the books, the seed, the step and the chance back to where they were, as often as it is asked for.',
    'SNAPSHOT-04 contract: A restore leaves the clock, the limit, the faults, if_match, the log and the snapshots as they are.',
    'SNAPSHOT-05 decision 0023: A book that a restore puts back has a new ETag, and a book that had not changed keeps its ETag.',
    'SNAPSHOT-06 contract: A restore forgets the Idempotency-Keys, so that a request that it undid can be sent again.',
    'SNAPSHOT-07 RFC 6902: The difference is a JSON Patch that makes the data of now from that of the snapshot; it is empty if they are equal.',
    'SNAPSHOT-08 contract: The difference has the first 200 operations, and X-Total-Count is the number of all.',
    'SNAPSHOT-09 contract: A fork is a new workspace with the books, the seed, the step and the chance of the workspace, and gets 201 with its path in Location; a write in one never changes the other.',
    'SNAPSHOT-10 contract: A number that no snapshot of the workspace has gets 404, and what is no number gets 400.',
    'SNAPSHOT-11 contract: A reset and the deletion of a workspace delete its snapshots, and the next one has the number 1.',
    'SNAPSHOT-12 contract: The fork of a workspace of a class member is another workspace of that member.',
  ],
  where: {
    'SNAPSHOT-01': ['snapshots.takeSnapshot'],
    'SNAPSHOT-02': ['snapshots.takeSnapshot', 'snapshots.listSnapshots'],
    'SNAPSHOT-03': ['snapshots.restoreSnapshot'],
    'SNAPSHOT-04': ['snapshots.restoreSnapshot'],
    'SNAPSHOT-05': ['snapshots.restoreSnapshot'],
    'SNAPSHOT-06': ['snapshots.restoreSnapshot'],
    'SNAPSHOT-07': ['snapshots.compareSnapshot'],
    'SNAPSHOT-08': ['snapshots.compareSnapshot'],
    'SNAPSHOT-09': ['snapshots.forkWorkspace'],
    'SNAPSHOT-10': [
      'snapshots.getSnapshot',
      'snapshots.restoreSnapshot',
      'snapshots.compareSnapshot',
    ],
    'SNAPSHOT-11': ['workspaces.resetWorkspace', 'workspaces.deleteWorkspace'],
    'SNAPSHOT-12': ['snapshots.forkWorkspace'],
  },
});
