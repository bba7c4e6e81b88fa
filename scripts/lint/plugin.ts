import { returnsOnlyACleanUp } from './clean-ups.ts';
import { arrowConstants, readonlyMembers } from './dialect.ts';

/** The rules of this house, which .oxlintrc.json switches on. */
export default {
  meta: { name: 'sparring' },
  rules: {
    'arrow-constants': arrowConstants,
    'readonly-members': readonlyMembers,
    'returns-only-a-clean-up': returnsOnlyACleanUp,
  },
};
