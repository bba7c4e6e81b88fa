import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { etags } from '../etags.ts';
import { emptyReply, reply } from '../reply.ts';
import { longestNote, note, notebook, noteParams, notesKept, sentNote, type Note } from './note.ts';

const id = '01963f5c-7a10-7c2e-9b54-0d6a1f3e8c77';
const milk: Note = { id, text: 'Milk', version: 1 };
const ETag = 'The version of the note. Send it in If-Match.';
const example = {
  notes: [milk],
  writes: [{ note: id, kind: 'add' as const, text: 'Milk', status: 201 }],
};

/** Notes that several clients write at once, of which one can have been offline. */
export const noteEndpoints = {
  listNotes: endpoint({
    method: 'GET',
    path: '/labs/notes',
    title: 'List the notes',
    description: 'Returns the notes of the workspace, and the last writes to them.',
    replies: { 200: reply(notebook, { description: 'The notes and the writes.', example }) },
    problems: ['store-unavailable'],
    example: {},
  }),

  putNote: endpoint({
    method: 'PUT',
    path: '/labs/notes/{id}',
    title: 'Add or change a note',
    description: `Adds a note under an id of your own with \`If-None-Match: *\`, and changes one with its ETag in \`If-Match\`. Both can be sent again when a response was lost: a 412 says that the note has changed since, perhaps by the first of them. Practice a client that reads the note after a 412, and tells its user who lost. A text of more than ${longestNote} characters gets 400. The workspace keeps its newest ${notesKept} notes.`,
    params: noteParams,
    headers: {
      'If-Match': etags.meta({
        description:
          'The ETag of the version that you read. If the note has changed since, the response is 412 and the note stays as it is. Without it, the last change wins.',
        examples: ['*'],
      }),
      'If-None-Match': etags.meta({
        description:
          '`*` adds the note. If there is one with this id, the response is 412 and the note stays as it is.',
        examples: ['"7"'],
      }),
    },
    body: sentNote,
    replies: {
      201: reply(note, {
        description: 'The new note, after If-None-Match: *.',
        headers: { ETag, Location: 'The path of the new note.' },
        example: milk,
      }),
      204: emptyReply({ description: 'The note was changed.', headers: { ETag } }),
    },
    problems: ['not-found', 'precondition-failed', 'too-many-new-workspaces', 'store-unavailable'],
    example: { params: { id }, headers: { 'If-None-Match': '*' }, body: { text: 'Milk' } },
  }),

  clearNotes: endpoint({
    method: 'DELETE',
    path: '/labs/notes',
    title: 'Delete all notes',
    description: 'Deletes the notes of the workspace, and forgets the writes.',
    replies: {
      200: reply(z.object({ message: z.literal('Notes deleted') }).meta({ id: 'NoNotes' }), {
        description: 'There are no notes.',
        example: { message: 'Notes deleted' },
      }),
    },
    problems: ['too-many-new-workspaces', 'store-unavailable'],
    example: {},
  }),
};
