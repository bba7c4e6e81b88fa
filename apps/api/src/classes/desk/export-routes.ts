import type { exportEndpoints } from '@sparring/contracts/desk/export-endpoints';
import { reply, type Handlers } from '../../request/handler.ts';
import type { ClassTasks } from '../../tasks/class-tasks.ts';
import { evidenceLines, marksCsv, moodleCsv } from '../../tasks/exports.ts';
import { marksOf } from '../../tasks/marks.ts';
import { found } from './found.ts';

const asFile = (name: string) => ({ 'Content-Disposition': `attachment; filename="${name}"` });

export const exportRoutes = ({
  taught,
}: Pick<ClassTasks, 'taught'>): Handlers<typeof exportEndpoints> => {
  const classAt = async (place: { readonly class: number }) =>
    found(place, await taught(place.class));

  return {
    marksAsCsv: async ({ params, query }) => {
      const marks = marksOf(await classAt(params), query.order);
      return reply(200, marksCsv(marks), asFile('marks.csv'));
    },
    marksForMoodle: async ({ params }) => {
      const marks = marksOf(await classAt(params), 'name');
      return reply(200, moodleCsv(marks), asFile('moodle.csv'));
    },
    marksAsJson: async ({ params, query }) => {
      const marks = marksOf(await classAt(params), query.order);
      return reply(200, marks, asFile('marks.json'));
    },
    evidence: async ({ params }) =>
      reply(200, evidenceLines(await classAt(params)), asFile('evidence.ndjson')),
  };
};
