import type { Area } from '@sparring/rules/area';
import { Fold } from './fold.tsx';
import { OwnRules } from './own-rules.tsx';

/** The rules of the page. */
export const RuleFold = ({ areas }: { readonly areas: readonly Area[] }) => (
  <Fold name="rules" title="Rules of this page">
    {() => <OwnRules areas={areas} />}
  </Fold>
);
