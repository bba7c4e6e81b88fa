import { type Api, api, nouns } from '@sparring/contracts/api';
import { bases } from '@sparring/contracts/paths';
import type { Endpoint, EndpointGroup } from '@sparring/contracts/endpoint';
import type { Address } from '@sparring/contracts/print/address';
import { publicWorkspace } from '@sparring/contracts/workspace';
import { rulesOfEndpoint, rulesOfEveryAnswer } from '@sparring/rules/places';
import { printDocument } from './document.ts';
import { escapeHtml, html, type Html, kebab, testable } from '../../http/send/html.ts';
import { anyBase, printOperation } from './operation.ts';
import { methodOf } from './method.ts';
import { ruleList } from './rule-list.ts';

/** The noun `authLab` has the title "Auth lab". */
const titleOf = (noun: string): string =>
  noun.charAt(0).toUpperCase() + noun.slice(1).replace('Lab', ' lab');

const groups = Object.entries<EndpointGroup>(api).map(([noun, group]) => ({
  noun,
  title: titleOf(noun),
  about: nouns[noun as keyof Api],
  endpoints: Object.entries<Endpoint>(group),
}));

const contents = (): Html =>
  html` <nav class="contents" aria-label="Operations">
    ${groups.map(
      ({ noun, title, endpoints }) =>
        html` <p><a ${testable(`to-group-${noun}`)} href="#group-${noun}">${title}</a></p>
          <ul>
            ${endpoints.map(
              ([id, endpoint]) =>
                html` <li>
                  <a ${testable(`to-${kebab(id)}`)} href="#${kebab(id)}"
                    >${methodOf(endpoint.method)} ${endpoint.title}</a
                  >
                </li>`,
            )}
          </ul>`,
    )}
  </nav>`;

const introduction = (): Html =>
  html` <h1>API reference</h1>
    <p>
      Every operation of the practice API. All data is for practice: create, change and delete what
      you like.
    </p>
    <p>
      The base of every path is <code id="base">${anyBase}</code>. All users share the workspace
      <code>public</code>. A path that begins with <code>/w/your-name</code> has its own data and
      random outcomes.
    </p>
    <form ${testable('workspace-form')} aria-label="Workspace" data-base="${bases[0]}">
      <p class="field">
        <label for="workspace">Workspace to send to</label>
        <input
          ${testable('workspace')}
          type="text"
          name="workspace"
          placeholder="public"
          autocomplete="off"
          spellcheck="false"
        />
      </p>
    </form>
    <p>
      The same reference as a file:
      <a ${testable('openapi-file')} href="/openapi.json">/openapi.json</a> opens in Swagger UI,
      Swagger Editor, Insomnia and Bruno,
      <a ${testable('postman-file')} href="/postman.json">/postman.json</a> in Postman.
    </p>
    <details ${testable('every-answer')}>
      <summary ${testable('every-answer-toggle')}>Rules of every response</summary>
      ${ruleList('every-answer-rules', rulesOfEveryAnswer)}
    </details>`;

const main = (workspaceInPath: boolean): Html =>
  html`${introduction()}
    <div class="columns">
      ${contents()}
      <div>
        ${groups.map(
          ({ noun, title, about, endpoints }) =>
            html` <section aria-labelledby="group-${noun}">
              <h2 id="group-${noun}">${title}</h2>
              <p>${about}</p>
              ${endpoints.map(([id, endpoint]) =>
                printOperation({ id, endpoint, rules: rulesOfEndpoint(id), workspaceInPath }),
              )}
            </section>`,
        )}
      </div>
    </div>`;

const textOf = (workspaceInPath: boolean): string =>
  printDocument({
    title: 'API reference',
    description:
      'Every operation of the practice API with parameters, examples, responses and problems, and a form to send it.',
    main: main(workspaceInPath),
    script: '/docs/reference.js',
  });

const shared = textOf(false);
const inWorkspace = textOf(true);

/** The reference for a client at this address. */
export const printReference = ({ origin, workspace }: Address): string => {
  const isShared = workspace === publicWorkspace;
  const base = origin + (isShared ? '' : `/w/${workspace}`) + bases[0];
  return (isShared ? shared : inWorkspace).replaceAll(anyBase, () => escapeHtml(base));
};
