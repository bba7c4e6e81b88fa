import { isDeepStrictEqual } from 'node:util';
import type { NotesFacts } from '@sparring/contracts/lab-facts/notes';
import type { noteEndpoints } from '@sparring/contracts/notes/note-endpoints';
import type { Documents } from '../documents/documents.ts';
import { etagOf, refuseUnexpected } from '../http/read/conditional.ts';
import { reply, type Handlers } from '../request/handler.ts';
import type { WorkspaceContext } from '../request/workspace-context.ts';
import { noteLab, withWrite } from './note-lab.ts';

export const noteRoutes = (documents: Documents): Handlers<typeof noteEndpoints> => ({
  listNotes: async (call) => {
    const { notes, writes } = await documents.find(call, noteLab);
    return reply(200, { notes: [...notes], writes: [...writes] });
  },

  putNote: async (call) => {
    const { params, body, header, href } = call;
    const isNew = header('If-None-Match') === '*' && header('If-Match') === undefined;
    const sent = { note: params.id, kind: isNew ? 'add' : 'change', ...body } as const;
    const result = await documents.change(call, function* written({ get, put }) {
      const { after, result: outcome } = withWrite(
        yield* get(noteLab),
        sent,
        refuseUnexpected(header),
      );
      yield* put(noteLab, after);
      return outcome;
    });
    if (result instanceof Error) throw result;
    const { note, status } = result;
    const ETag = etagOf(note.version);
    return status === 204
      ? reply(status, undefined, { ETag })
      : reply(status, note, { ETag, Location: href(`/labs/notes/${note.id}`) });
  },

  clearNotes: async (call) => {
    await documents.change(call, ({ put }) => put(noteLab, noteLab.untouched));
    return reply(200, { message: 'Notes deleted' });
  },
});

/** Why the facts of the lab are not believed, if they have other writes than the workspace. */
export const doubtNotes =
  (documents: Documents) =>
  async (context: WorkspaceContext, { writes }: NotesFacts): Promise<string | undefined> => {
    const own = await documents.find(context, noteLab);
    return isDeepStrictEqual(writes, own.writes)
      ? undefined
      : 'Not in step: the API has seen other writes than these.';
  };
