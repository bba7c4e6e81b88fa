import { defect } from '../../defect.ts';

export default defect({
  id: 'same-codes-for-everybody',
  rule: 'DOOR-01',
  level: 'hard',
  technique: 'security',
  file: 'packages/practice/src/house.ts',
  from: 'hashOf(`${workspace}/${seed}/${use}`)',
  to: 'hashOf(`${workspace.length}/${seed}/${use}`)',
  pure: true,
  seen: 'Two workspaces have the same codes behind their doors.',
  hints: [
    'Look at the codes of the doors.',
    'Ask as somebody else.',
    'Compare the codes of the workspaces ada and bob with the same seed.',
  ],
  caught: async ({ api, expect }) => {
    const textOf = async (workspace: string) =>
      (await fetch(`${api.origin}/doors/${workspace}/7/hops-end`)).text();
    expect(await textOf('ada')).toContain('door-code');
    expect(await textOf('ada')).not.toBe(await textOf('bob'));
  },
});
