import { useWorkspace } from '../practice/workspace/use-workspace.tsx';
import { testable } from '../ui/testable.ts';

const formats = [
  {
    id: 'openapi-link',
    path: '/openapi.json',
    label: 'OpenAPI file',
    text: 'for generators, linters and contract tests',
  },
  {
    id: 'postman-link',
    path: '/postman.json',
    label: 'Postman collection',
    text: 'to import into Postman, Bruno or Insomnia',
  },
  {
    id: 'docs-link',
    path: '/docs',
    label: 'Interactive reference',
    text: 'the same endpoints on a page of the API itself, with a form for each request',
  },
];

/** Links to the API description in other formats, for the workspace of the reader. */
export const FormatLinks = () => {
  const { name } = useWorkspace();
  return (
    <>
      <h2 id="formats-title">For tools</h2>
      <ul aria-labelledby="formats-title">
        {formats.map(({ id, path, label, text }) => (
          <li key={id}>
            <a {...testable(id)} href={`/w/${name}${path}`}>
              {label}
            </a>
            : {text}.
          </li>
        ))}
      </ul>
    </>
  );
};
