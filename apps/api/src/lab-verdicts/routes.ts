import { factsByLab, type FactsOfLab, type LabName } from '@sparring/contracts/lab-facts/all';
import type { labVerdictEndpoints, LabVerdict } from '@sparring/contracts/lab-verdicts';
import { judged } from '@sparring/practice/labs/judges';
import { reply, type Handlers } from '../request/handler.ts';
import type { WorkspaceContext } from '../request/workspace-context.ts';
import type { KeptVerdict, LabVerdicts } from './lab-verdicts.ts';

/** By lab, why facts are not believed: the API has seen something else. */
type Doubts = {
  readonly [Lab in LabName]?: (
    context: WorkspaceContext,
    facts: FactsOfLab<Lab>,
  ) => Promise<string | undefined>;
};
type Doubt = (context: WorkspaceContext, facts: FactsOfLab) => Promise<string | undefined>;

const withReported = (verdict: KeptVerdict): LabVerdict => ({
  ...verdict,
  reported: [...factsByLab[verdict.lab].reported],
});

export const labVerdictRoutes = (
  verdicts: LabVerdicts,
  doubts: Doubts,
): Handlers<typeof labVerdictEndpoints> => ({
  listLabVerdicts: async ({ workspace }) =>
    reply(200, (await verdicts.list(workspace.name)).map(withReported)),

  putLabVerdict: async (call) => {
    const { workspace, clientNumber, params, body: facts, clock } = call;
    const { lab } = params;
    const reported_at = clock.now().toISOString();
    const own = judged(lab, facts, workspace.name);
    /* A write between the facts and now is no other verdict, except where it would be solved. */
    const doubt = own.solved && (await (doubts[lab] as Doubt | undefined)?.(call, facts));
    const judgment = doubt ? { solved: false, text: doubt } : own;
    const verdict = { lab, ...judgment, reported_at, facts };
    return reply(200, withReported(await verdicts.put(workspace.name, clientNumber, verdict)));
  },

  clearLabVerdicts: async ({ workspace, clientNumber }) => {
    await verdicts.clear(workspace.name, clientNumber);
    return reply(200, { message: 'Verdicts cleared' });
  },
});
