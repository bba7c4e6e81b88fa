import { join } from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { importsPointDown } from './imports-point-down.ts';

Object.assign(RuleTester, { describe, it });

const root = join(import.meta.dirname, '../..');

/** A file and what it imports, as the file writes it. */
type Import = readonly [file: string, specifier: string];

const allowed: readonly Import[] = [
  ['apps/web/src/routes.tsx', './shop/catalogue/catalogue.tsx'],
  ['apps/web/src/shop/cart.ts', '../session/clock.ts'],
  ['apps/web/src/shop/cart.ts', '../paths.ts'],
  ['apps/web/src/shop/product/related.ts', '../rules.ts'],
  ['apps/web/src/practice/outcome.tsx', '../ui/testable.ts'],
  ['apps/web/src/shell/footer.tsx', '../../package.json'],
  ['apps/web/src/exercises/widgets/slider/page.tsx', '../../../practice/outcome.tsx'],
  ['apps/web/src/exercises/widgets/slider/page.tsx', './rules.ts'],
  ['apps/web/src/exercises/widgets/pack.ts', '../pack.ts'],
  ['apps/web/src/exercises/widgets/pack.ts', './slider/page.tsx'],
  ['apps/web/e2e/site/titles.spec.ts', '../../src/known-paths.ts'],
  ['apps/web/server/start.ts', '@sparring/serving/listen'],
  ['apps/grader/src/graded/build-site.ts', '@sparring/web/known-paths'],
  ['packages/contracts/src/print/openapi.ts', '../api.ts'],
];

const refused: Record<string, readonly Import[]> = {
  'a path leaves no package': [
    ['apps/grader/src/graded/build-site.ts', '../../../web/src/known-paths.ts'],
    ['packages/rules/src/rule-book.ts', '../../contracts/src/api.ts'],
  ],
  'a layer knows no feature': [
    ['apps/web/src/ui/button.tsx', '../shop/cart.ts'],
    ['apps/web/src/practice/outcome.tsx', '../exercises/packs.ts'],
    ['apps/web/src/session/clock.ts', '../shop/cart.ts'],
    ['apps/web/src/page-settings/settings.ts', '../home/about.tsx'],
    ['apps/web/src/shell/shell.tsx', '../shop/cart-context.tsx'],
  ],
  'a layer knows no layer above it': [
    ['apps/web/src/ui/field.tsx', '../practice/outcome.tsx'],
    ['apps/web/src/session/clock.ts', '../ui/testable.ts'],
    ['apps/web/src/session/clock.ts', '../page-settings/settings.ts'],
    ['apps/web/src/practice/outcome.tsx', '../shell/shell.tsx'],
  ],
  'a feature knows no other feature': [
    ['apps/web/src/shop/cart.ts', '../login/authentication.ts'],
    ['apps/web/src/shop/checkout/receipt.tsx', '../../reference/kebab.ts'],
    ['apps/web/src/login/login-page.tsx', '../shell/shell.tsx'],
  ],
  'a folder that nobody has listed is a feature': [
    ['apps/web/src/teacher/desk.tsx', '../shop/cart.ts'],
    ['apps/web/src/ui/button.tsx', '../teacher/desk.tsx'],
  ],
  'a folder knows no file that puts the site together': [
    ['apps/web/src/shop/cart.ts', '../known-paths.ts'],
    ['apps/web/src/ui/not-found.tsx', '../routes.tsx'],
  ],
  'an exercise knows no feature': [
    ['apps/web/src/exercises/widgets/slider/page.tsx', '../../../shop/cart.ts'],
    ['apps/web/src/exercises/waits/one-result/page.tsx', '../../../login/login-page.tsx'],
  ],
  'an exercise knows no other exercise': [
    ['apps/web/src/exercises/widgets/slider/page.tsx', '../tabs/page.tsx'],
    ['apps/web/src/exercises/widgets/slider/page.tsx', '../pack.ts'],
    ['apps/web/src/exercises/waits/one-result/page.tsx', '../../widgets/slider/page.tsx'],
    ['apps/web/src/exercises/widgets/pack.ts', '../elements/links/page.tsx'],
  ],
  'what runs in the browser knows neither server nor tests': [
    ['apps/web/src/routes.tsx', '../server/site.ts'],
    ['apps/web/src/shop/cart.ts', '../../e2e/test.ts'],
  ],
  'a package knows no app': [
    ['packages/contracts/src/api.ts', '@sparring/api/app'],
    ['packages/contracts/src/print/openapi.ts', '../../../../apps/web/src/paths.ts'],
    ['packages/serving/src/listen.ts', '../../../apps/api/src/app.ts'],
    ['packages/rules/src/rule.ts', '@sparring/web'],
  ],
  'the API and the site know no app, and nobody knows an app above them': [
    ['apps/web/src/shop/cart.ts', '../../../api/src/books/seed.ts'],
    ['apps/web/server/start.ts', '@sparring/api'],
    ['apps/api/src/app.ts', '@sparring/web/paths'],
    ['apps/web/server/start.ts', '../../grader/src/bout.ts'],
    ['apps/desk/src/main.ts', '../../grader/src/bout.ts'],
  ],
};

const statements = [
  (specifier: string) => `import { it } from '${specifier}';`,
  (specifier: string) => `import type { It } from '${specifier}';`,
  (specifier: string) => `export * from '${specifier}';`,
  (specifier: string) => `export { it } from '${specifier}';`,
  (specifier: string) => `const load = () => import('${specifier}');`,
];

const cases = (imports: readonly Import[]) =>
  imports.flatMap(([file, specifier]) =>
    statements.map((statement) => ({ filename: join(root, file), code: statement(specifier) })),
  );

const tester = new RuleTester();
const nothing = [{ filename: join(root, 'apps/web/src/main.tsx'), code: `import 'react';` }];

tester.run('imports point down', importsPointDown, { valid: cases(allowed), invalid: [] });

for (const [claim, imports] of Object.entries(refused)) {
  const invalid = cases(imports).map((each) => ({ ...each, errors: 1 }));
  tester.run(claim, importsPointDown, { valid: nothing, invalid });
}
