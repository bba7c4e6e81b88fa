import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { planOf } from './kinds.ts';
import { addImport, addItem, repeat } from './lists.ts';
import { namesOf, renamed } from './names.ts';

const slider = namesOf('slider');
const rating = namesOf('star-rating');

test.each([
  [`path: '/webelements/slider',`, `path: '/webelements/star-rating',`],
  [`page.goto(\`/labs/slider?\${query}\`)`, `page.goto(\`/labs/star-rating?\${query}\`)`],
  [`slug: 'slider',`, `slug: 'star-rating',`],
  [`saysTheSame('slider');`, `saysTheSame('star-rating');`],
  [`testId: 'slider-price'`, `testId: 'star-rating-price'`],
  [`export const slider = area({`, `export const starRating = area({`],
  [`export { slider as rules } from`, `export { starRating as rules } from`],
  [`import type { SliderFacts }`, `import type { StarRatingFacts }`],
  [`FactsOf<typeof slider>`, `FactsOf<typeof starRating>`],
  [`export default Slider;`, `export default StarRating;`],
  [`title: 'Lab: Slider',`, `title: 'Lab: Star rating',`],
  [`('moves [SLIDER-01, SLIDER-12]',`, `('moves [STARRATING-01, STARRATING-12]',`],
])('%s becomes %s', (before, after) => {
  expect(renamed(before, slider, rating)).toBe(after);
});

test.each([
  `page.getByRole('slider', { name: 'Price' })`,
  `'§9: The slider goes from 0 to 199.95 euros.'`,
  `const slider = page.getByRole('status');`,
  `  await slider.press('End');`,
])('%s keeps its word', (text) => {
  expect(renamed(text, slider, rating)).toBe(text);
});

test('adds an import, an item and a copy at their places', () => {
  const list = "import { a } from './a.ts';\n\nexport const all = [\n  a,\n];\n";
  expect(addItem('b')(addImport("import { b } from './b.ts';")(list))).toBe(
    "import { a } from './a.ts';\nimport { b } from './b.ts';\n\nexport const all = [\n  a,\nb,\n];\n",
  );
  const table = 'const all = {\n  a: {\n    of: 1,\n  },\n  z,\n};\n';
  expect(repeat(/^ {2}a: /m, (block) => block.replace('a', 'b'))(table)).toBe(
    'const all = {\n  a: {\n    of: 1,\n  },\n  b: {\n    of: 1,\n  },\n  z,\n};\n',
  );
});

test.each([
  [['exercise', 'star-rating'], 'apps/web/src/exercises/widgets/star-rating/page.tsx'],
  [['exercise', 'interactions/swipe'], 'apps/web/e2e/exercises/interactions/swipe.spec.ts'],
  [['lab', 'slow-lists'], 'packages/practice/src/labs/slow-lists/judge.ts'],
  [['endpoint', 'quotes'], 'apps/api/src/quotes/routes.ts'],
  [['rule', 'cart'], 'packages/rules/src/shop/cart.ts'],
  [['defect', 'time/zone-lost'], 'packages/defects/src/areas/time.ts'],
  [['defect', 'dreams/never-end'], 'packages/defects/src/areas/dreams.ts'],
])('npm run new %j finds its example and writes %s', (words, path) => {
  const { files, steps } = planOf(words);
  expect(files).toHaveProperty([path]);
  expect(steps.length).toBeGreaterThan(2);
});

test('a new lab changes no existing file', () => {
  expect(Object.keys(planOf(['lab', 'probe']).files).filter((path) => existsSync(path))).toEqual(
    [],
  );
});

test('a new exercise has the address of its name', () => {
  const { files } = planOf(['exercise', 'star-rating']);
  const pack = files['apps/web/src/exercises/widgets/pack.ts'] ?? '';
  expect(pack).toContain("slug: 'star-rating',\n      path: '/webelements/star-rating',");
  const spec = files['apps/web/e2e/exercises/widgets/star-rating.spec.ts'];
  expect(spec).toContain("page.goto('/webelements/star-rating')");
});

test.each(['time', 'cart', 'dreams'])('a new defect of %s joins the list of its area', (area) => {
  const [text = ''] = Object.values(planOf(['defect', `${area}/zone-lost`]).files);
  expect(text).toContain("\n  defect('zone-lost', 'ADD-02',");
  expect(text).not.toMatch(/\[,|,,|^export default/m);
  expect(text.trimEnd()).toMatch(/\n {2}\}\),\n\];$/);
});

test('a rule gets the next number of its area', () => {
  const { files } = planOf(['rule', 'accordion']);
  const [text = ''] = Object.values(files);
  const numbers = Array.from(text.matchAll(/'ACCORDION-(\d\d)'/g), ([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
});

test.each([
  [[], /^Say what to add:\n.*npm run new exercise widgets\/star-rating/],
  [['page', 'help'], /^There is no kind "page"\. Say what to add:\n/],
  [['toString', 'help'], /^There is no kind "toString"/],
  [['lab'], /^Give one name, such as: npm run new lab slow-lists$/],
  [['lab', 'slow', 'lists'], /^Give one name, such as: npm run new lab slow-lists$/],
  [['lab', 'SlowLists'], /^"SlowLists" is no name in kebab-case, such as: /],
  [['lab', 'lists/slow'], /^"lists\/slow" is no name in kebab-case, such as: /],
  [['exercise', 'widgets/../menu'], /^"widgets\/\.\.\/menu" is no name in kebab-case/],
  [['exercise', 'switch'], /^"switch" is a word of TypeScript: choose another name, such as: /],
  [['exercise', 'games/darts'], /exercises has no folder games\. Choose one of elements, /],
  [['exercise', 'menu'], /^menu exists: see apps.*menu.*\. Choose another name\.$/],
  [['lab', 'accordion'], /^accordion exists: see apps/],
  [['lab', 'waits'], /^waits exists: see packages/],
  [['endpoint', 'jobs'], /^jobs exists: see /],
  [['rule', 'dreams'], /^There is no area dreams\. Choose one of accordion, /],
  [['defect', 'cent-short'], /^cent-short exists: see packages/],
])('npm run new %j is refused, and says what to do', (words, message) => {
  expect(() => planOf(words)).toThrow(message);
});
