import type { labVerdictEndpoints } from '@sparring/contracts/lab-verdicts';
import { answer, type Handlers } from '../http/handler.ts';
import type { LabVerdicts } from './lab-verdicts.ts';

export const labVerdictRoutes = (verdicts: LabVerdicts): Handlers<typeof labVerdictEndpoints> => ({
  listLabVerdicts: async ({ workspace }) => answer(200, [...(await verdicts.list(workspace.name))]),

  putLabVerdict: async ({ workspace, from, params: { lab }, body, clock }) => {
    const verdict = { lab, ...body, reported_at: clock.now().toISOString() };
    await verdicts.put(workspace.name, from, verdict);
    return answer(200, verdict);
  },

  clearLabVerdicts: async ({ workspace, from }) => {
    await verdicts.clear(workspace.name, from);
    return answer(200, { message: 'Verdicts cleared' });
  },
});
