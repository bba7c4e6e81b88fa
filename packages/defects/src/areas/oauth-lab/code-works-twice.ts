import { defect } from '../../defect.ts';
import { codeOf, exchanged } from '../../lab.ts';

export default defect({
  id: 'code-works-twice',
  rule: 'OAUTH-03',
  level: 'hard',
  technique: 'sequences',
  file: 'apps/api/src/auth-lab/code-exchange.ts',
  from: 'if (code.grant !== undefined) {',
  to: 'if (code.grant !== undefined && code.until < context.clock.now().getTime()) {',
  seen: 'A code can be exchanged several times within its minute.',
  hints: [
    'Look at the code of the provider.',
    'It is meant for one exchange.',
    'Exchange the same code twice: the second gets invalid_grant.',
  ],
  caught: async ({ api, expect }) => {
    const code = await codeOf(api);
    await exchanged(api, code);
    const { error } = await exchanged(api, code);
    expect(error).toBe('invalid_grant');
  },
});
