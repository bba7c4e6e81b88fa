import { addImport, repeat } from './lists.ts';
import { namesOf, renamed } from './names.ts';
import { copied, edited, type Kind, refuseTaken } from './plan.ts';

const example = namesOf('ping');
const contracts = 'packages/contracts/src';
const api = 'apps/api/src';

/** The endpoint of a new noun: what the API answers at `/<name>`. */
export const endpoint: Kind = (name) => {
  refuseTaken(name, `${contracts}/${name}.ts`, `${contracts}/${name}`, `${api}/${name}`);
  const names = namesOf(name);
  const { camel, pascal } = names;
  const change = (text: string): string =>
    renamed(text, example, names)
      .replaceAll(/^( +)ping(?=: )/gm, `$1${camel}`)
      .replaceAll(/(?<!')\bpong\b/g, `${camel}Reply`)
      .replaceAll("'Pong'", `'${pascal}Reply'`);
  return {
    files: Object.fromEntries([
      ...copied(`${contracts}/ping.ts`, `${contracts}/${name}.ts`, change),
      ...edited(
        `${contracts}/api.ts`,
        addImport(`import { ${camel}Endpoints } from './${name}.ts';`),
        repeat(/^ {2}ping: pingEndpoints,$/m, change),
        repeat(/^ {2}ping: '/m, change),
      ),
      ...copied(`${api}/ping/routes.ts`, `${api}/${name}/routes.ts`, change),
      ...edited(
        `${api}/handlers.ts`,
        addImport(`import { ${camel}Routes } from './${name}/routes.ts';`),
        repeat(/^ {4}ping: pingRoutes\(\),$/m, change),
      ),
    ]),
    red: {
      cwd: 'packages/rules',
      file: 'src/places.test.ts',
      title: `${camel} has a rule of its own`,
    },
    steps: [
      `Write a rule about '${camel}.${camel}' in an area of packages/rules/src/api, and its test in apps/api/test/acceptance.`,
      `Write what the endpoint takes and answers in ${contracts}/${name}.ts, and what the noun is about in ${contracts}/api.ts.`,
      `Write the handler in ${api}/${name}/routes.ts; the compiler asks for what is missing.`,
      `By hand, if its records are stored: their table, seed and SeededTable (apps/api/src/books/seeded-table.ts is the example).`,
      `By hand, if it belongs on a page of its own: a line in apps/web/src/reference/pages.ts.`,
      'Run npm run fix, npm run check and npm run clients.',
    ],
  };
};
