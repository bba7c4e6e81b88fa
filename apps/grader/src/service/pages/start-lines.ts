import { html, type Html } from '../../look/html.ts';
import { shellLine, type Tool, tools } from './commands.ts';

const line = (id: string, shell: string, text: string): Html =>
  html`<p class="shell" id="${id}-title">${shell}</p>
    <div class="line">
      <pre id="${id}" data-testid="${id}" tabindex="0" aria-labelledby="${id}-title">${text}</pre>
      <button type="button" class="copy" id="${id}-copy" data-copy="${id}">
        Copy <span class="hidden">the line for ${shell}</span>
      </button>
    </div>`;

const choice = ({ id, name }: Tool, at: number): Html =>
  html`<label
    ><input type="radio" name="tool" id="tool-${id}" value="${id}" ${at === 0 && html`checked`} />
    ${name}</label
  >`;

/** A radio button for each tool; the style sheet shows the lines of the chosen one. */
export const startLines = (asked: { readonly address: string; readonly card?: string }): Html => {
  const lines = (tool: Tool): Html =>
    html`<div class="tool-lines" id="lines-${tool.id}">
      ${line(`shell-${tool.id}`, 'Linux, macOS, Git Bash, WSL', shellLine(asked, tool))}
      <p class="muted">
        Your tests find the site at <code>${tool.reads}</code>, and the API alone at
        <code>API_URL</code> in the same way.
      </p>
    </div>`;
  return html`<div class="start">
    <fieldset class="choices">
      <legend>Your tests run with</legend>
      ${tools.map(choice)}
    </fieldset>
    ${tools.map(lines)}
  </div>`;
};
