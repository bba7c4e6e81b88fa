import { area } from '../area.ts';

export const notebook = area({
  slug: 'notebook',
  title: 'Notes of several clients',
  place: { endpoints: ['notes.listNotes', 'notes.putNote', 'notes.clearNotes'] },
  rules: [
    'NOTEBOOK-01 RFC 9110: PUT with If-None-Match: * adds a note under the id of the client and gets 201 with its ETag and its path in Location; if there is one with this id it gets 412, and the note stays.',
    'NOTEBOOK-02 RFC 9110: PUT with the ETag of the note in If-Match changes it and gets 204 with the next ETag; with another ETag it gets 412, and the note stays.',
    'NOTEBOOK-03 contract: A text of more than 40 characters gets 400, and a change of a note that does not exist 404.',
    'NOTEBOOK-04 contract: The list has the notes, the oldest first, and the last 50 writes with the status of each response, also those that were refused.',
    'NOTEBOOK-05 contract: A workspace keeps its newest 50 notes.',
    'NOTEBOOK-06 contract: The notes belong to one workspace; DELETE and a reset of it delete them and the writes.',
  ],
  where: {
    'NOTEBOOK-01': ['notes.putNote'],
    'NOTEBOOK-02': ['notes.putNote'],
    'NOTEBOOK-03': ['notes.putNote'],
    'NOTEBOOK-04': ['notes.listNotes'],
    'NOTEBOOK-05': ['notes.listNotes'],
  },
});
