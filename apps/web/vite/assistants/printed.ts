import { chapters } from '@sparring/rules/rule-book';
import { z } from 'zod';
import product from '../../../../package.json' with { type: 'json' };
import { labs } from '../../src/labs/catalogue.ts';
import { skills } from '../../src/labs/lab.ts';
import { readEntries } from '../find/entries.ts';

const rule = z.strictObject({
  id: z.string().regex(/^[A-Z]+-\d\d$/),
  from: z.string().describe('The source of the promise, such as a decision record or an RFC.'),
  text: z.string().describe('One sentence that a test can hold: the expected value of a test.'),
});

const place = z.union([
  z.string(),
  z.strictObject({ exercise: z.string() }),
  z.strictObject({ lab: z.string() }),
  z.strictObject({ pages: z.array(z.string()) }),
  z.strictObject({ endpoints: z.array(z.string()).describe('Each ends in its operationId.') }),
]);

const area = z.strictObject({
  chapter: z.string(),
  slug: z.string(),
  title: z.string(),
  place: place.describe('What its rules are about.'),
  rules: z.array(rule).min(1),
});

const lab = z.strictObject({
  slug: z.string(),
  title: z.string(),
  path: z.string().startsWith('/labs/'),
  trains: z.string(),
  skills: z.array(z.enum(skills)),
  difficulty: z.string(),
  hasSecondLevel: z.boolean().describe('Whether ?level=2 makes it harder.'),
});

const about = { $schema: z.string(), version: z.string().describe('The version of Sparring.') };

const schemas = {
  rules: z.strictObject({ ...about, areas: z.array(area) }),
  labs: z.strictObject({ ...about, labs: z.array(lab) }),
};

const json = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Prints a list as JSON that names its schema. */
const printed = <Name extends keyof typeof schemas>(
  name: Name,
  list: Omit<z.input<(typeof schemas)[Name]>, keyof typeof about>,
): Readonly<Record<string, string>> => ({
  [`${name}.json`]: json({ $schema: `/${name}.schema.json`, version: product.version, ...list }),
  [`${name}.schema.json`]: json(z.toJSONSchema(schemas[name])),
});

const listed = ['Pages', 'Exercises', 'Labs', 'API pages', 'Guides'] as const;

/** In the form of llmstxt.org. */
const printPages = (): string => {
  const entries = readEntries().filter(({ kind, to }) => kind !== 'Guides' || !to.includes('#'));
  const parts = listed.map((kind) => {
    const links = entries.filter((entry) => entry.kind === kind);
    return `## ${kind}\n\n${links.map(({ title, to, text }) => `- [${title}](${to}): ${text}\n`).join('')}`;
  });
  return `# Sparring

> A practice site and a practice API for people who learn test automation. What each page and each endpoint promises is a numbered rule, and a grader says which defects a suite of tests would notice.

- The rules are the oracle: take expected values from them, not from what the product shows.
- An element has the same name as id and as test id (data-testid).
- /w/<name> before a path of the API is a workspace of your own, which POST /v1/practice/workspace/reset resets.
- How to work here as an assistant: [/guides/assistants](/guides/assistants).

## Lists

- [Rules](/rules.json): every promise, by area ([schema](/rules.schema.json))
- [Labs](/labs.json): what there is to practice ([schema](/labs.schema.json))
- [API](/openapi.json): every endpoint, as OpenAPI, with its rules

${parts.join('\n')}`;
};

/** What assistants read: files of the site, printed from the lists that pages are made of. */
export const printForAssistants = (): Readonly<Record<string, string>> => ({
  'llms.txt': printPages(),
  ...printed('rules', {
    areas: chapters.flatMap(({ title: chapter, areas }) =>
      areas.map(({ slug, title, place: where, rules }) => ({
        chapter,
        slug,
        title,
        place: where as z.input<typeof place>,
        rules: rules.map(({ id, from, text }) => ({ id, from, text })),
      })),
    ),
  }),
  ...printed('labs', {
    labs: labs.map((one) => lab.strip().parse({ hasSecondLevel: false, ...one })),
  }),
});
