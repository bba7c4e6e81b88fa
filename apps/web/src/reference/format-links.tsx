import { testable } from '../ui/testable.ts';

const formats = [
  {
    id: 'openapi-link',
    href: '/openapi.json',
    label: 'OpenAPI file',
    text: 'for generators, linters and contract tests',
  },
  {
    id: 'postman-link',
    href: '/postman.json',
    label: 'Postman collection',
    text: 'to import into Postman, Bruno or Insomnia',
  },
  {
    id: 'docs-link',
    href: '/docs',
    label: 'Interactive reference',
    text: 'the same endpoints on a page of the API itself, with a form for each request',
  },
];

/** Links to the API description in other formats. */
export const FormatLinks = () => (
  <>
    <h2 id="formats-title">For tools</h2>
    <ul aria-labelledby="formats-title">
      {formats.map(({ id, href, label, text }) => (
        <li key={id}>
          <a {...testable(id)} href={href}>
            {label}
          </a>
          : {text}.
        </li>
      ))}
    </ul>
  </>
);
