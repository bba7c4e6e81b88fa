import { defect } from '../../defect.ts';

export default defect({
  id: 'shared-workspace-has-faults',
  rule: 'FAULT-15',
  level: 'easy',
  technique: 'negative',
  file: 'apps/api/src/faults/routes.ts',
  from: `    refuseShared(workspace.name);
`,
  to: '',
  matters: 'workspace.name === publicWorkspace',
  seen: 'Everyone can script faults for the workspace public, which everyone uses.',
  hints: [
    'Look at who may script faults.',
    'One workspace is not yours alone.',
    'PUT /workspace/faults without a name of your own: 403.',
  ],
  caught: async ({ api, expect }) => {
    const { status } = await fetch(`${api.origin}/v1/practice/workspace/faults`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ rules: [] }),
    });
    expect(status).toBe(403);
  },
});
