import type { Endpoint } from '@sparring/contracts/endpoint';
import { type Parameter, parametersOf } from '@sparring/contracts/print/parameters';
import { cookieMode, exampleBody, exampleRequest } from '@sparring/contracts/print/request';
import { html, type Html, kebab, testable } from '../../http/send/html.ts';

const exampleOf = (endpoint: Endpoint, { name, place }: Parameter): string => {
  const { params } = endpoint.example;
  const { headers, url } = exampleRequest(endpoint, 'http://any');
  const query = Object.fromEntries(new URL(url).searchParams);
  const values = { path: params, query, header: headers, body: {}, cookie: {} };
  return (values[place] as Readonly<Record<string, string>> | undefined)?.[name] ?? '';
};

const field = (form: string, endpoint: Endpoint, parameter: Parameter): Html => {
  const { name, place } = parameter;
  const id = `${form}-${place}-${kebab(name)}`;
  return html` <p class="field">
    <label for="${id}">${name} (${place})</label>
    <input
      ${testable(id)}
      type="text"
      name="${name}"
      data-place="${place}"
      value="${exampleOf(endpoint, parameter)}"
      autocomplete="off"
      spellcheck="false"
    />
  </p>`;
};

const bodyField = (form: string, endpoint: Endpoint): Html | false => {
  if (!endpoint.body) return false;
  const id = `${form}-body`;
  const text = exampleBody(endpoint);
  const type = exampleRequest(endpoint, 'http://any').headers['Content-Type']!;
  return html` <p class="field">
    <label for="${id}">Body</label>
    <textarea
      ${testable(id)}
      name="body"
      data-type="${type}"
      rows="${text.split('\n').length}"
      spellcheck="false"
    >
${text}</textarea>
  </p>`;
};

/** A form with the documented example. It needs the script of the page and is hidden without it. */
export const tryForm = (name: string, endpoint: Endpoint): Html => {
  const { method, path, title } = endpoint;
  /* The browser sends its cookies itself. */
  const parameters = parametersOf(endpoint).filter(
    ({ place, name: of }) => place !== 'body' && place !== 'cookie' && of !== 'X-Workspace',
  );
  return html` <form
    ${testable(`${name}-try`)}
    aria-label="Try ${title}"
    data-method="${method}"
    data-path="${path}"
    data-credentials="${cookieMode(endpoint)}"
  >
    ${parameters.map((parameter) => field(name, endpoint, parameter))} ${bodyField(name, endpoint)}
    <p>
      <button ${testable(`${name}-send`)} type="submit">Send</button>
      <button ${testable(`${name}-example`)} type="reset">Back to the example</button>
    </p>
    <p>
      <span id="${name}-answer-label">Answer</span>:
      <output ${testable(`${name}-answer`)} aria-labelledby="${name}-answer-label"
        >Nothing sent yet.</output
      >
    </p>
    <pre ${testable(`${name}-answer-body`)} hidden></pre>
  </form>`;
};
