import { factsByLab } from '@sparring/contracts/lab-facts/all';
import type { labVerdictEndpoints, LabVerdict } from '@sparring/contracts/lab-verdicts';
import { judged } from '@sparring/practice/labs/judges';
import { answer, type Handlers } from '../request/handler.ts';
import type { KeptVerdict, LabVerdicts } from './lab-verdicts.ts';

const withReported = (verdict: KeptVerdict): LabVerdict => ({
  ...verdict,
  reported: [...factsByLab[verdict.lab].reported],
});

export const labVerdictRoutes = (verdicts: LabVerdicts): Handlers<typeof labVerdictEndpoints> => ({
  listLabVerdicts: async ({ workspace }) =>
    answer(200, (await verdicts.list(workspace.name)).map(withReported)),

  putLabVerdict: async ({ workspace, clientNumber, params: { lab }, body: facts, clock }) => {
    const reported_at = clock.now().toISOString();
    const verdict = { lab, ...judged(lab, facts, workspace.name), reported_at, facts };
    await verdicts.put(workspace.name, clientNumber, verdict);
    return answer(200, withReported(verdict));
  },

  clearLabVerdicts: async ({ workspace, clientNumber }) => {
    await verdicts.clear(workspace.name, clientNumber);
    return answer(200, { message: 'Verdicts cleared' });
  },
});
