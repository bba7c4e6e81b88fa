import { returnsOnlyACleanUp } from './clean-ups.ts';
import { arrowConstants, readonlyMembers } from './dialect.ts';
import { importsPointDown } from './imports-point-down.ts';

/** The rules of this house, which .oxlintrc.json switches on. */
export default {
  meta: { name: 'sparring' },
  rules: {
    'arrow-constants': arrowConstants,
    'imports-point-down': importsPointDown,
    'readonly-members': readonlyMembers,
    'returns-only-a-clean-up': returnsOnlyACleanUp,
  },
};
