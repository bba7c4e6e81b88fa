import { areas, chapters, rules } from '@sparring/rules/rule-book';
import type { Area } from '@sparring/rules/area';
import { html, type Html } from '../../look/html.ts';
import type { Mistakes, Written } from '../forms.ts';

export const nothingWritten: Written = { area: '', did: '', saw: '', rule: '' };

/** The title of an area and the pages that it is about. */
export const areaTitle = ({ title, place }: Area): string => {
  if (typeof place === 'string') return title;
  if ('exercise' in place) return `${title} (/webelements/${place.exercise})`;
  return 'pages' in place ? `${title} (${place.pages.join(', ')})` : `${title} (API)`;
};

export const titleOfArea = (slug: string): string => {
  const area = areas.find((one) => one.slug === slug);
  return area ? areaTitle(area) : slug;
};

/** Nothing is hidden in the grader itself, nor in the desk, which it does not start. */
const testedChapters = chapters.filter(({ areas: own }) =>
  own.every(({ place }: Area) => place !== 'the grader' && place !== 'the desk'),
);

const areaOptions = (chosen: string): readonly Html[] =>
  testedChapters.map(
    ({ title, areas: own }) =>
      html`<optgroup label="${title}">
        ${own.map(
          (area: Area) =>
            html`<option value="${area.slug}" ${area.slug === chosen && html` selected`}>
              ${areaTitle(area)}
            </option>`,
        )}
      </optgroup>`,
  );

const wrong = (name: keyof Written, mistakes: Mistakes): Html | undefined => {
  const mistake = mistakes[name];
  return mistake === undefined
    ? undefined
    : html`<span class="error" id="${name}-error">${mistake}</span>`;
};

const state = (name: keyof Written, mistakes: Mistakes): Html | false =>
  name in mistakes && html` aria-invalid="true" aria-describedby="${name}-error"`;

const words = (
  name: 'did' | 'saw',
  label: string,
  { written, mistakes }: { readonly written: Written; readonly mistakes: Mistakes },
): Html =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <textarea
      id="${name}"
      name="${name}"
      data-testid="${name}"
      rows="3"
      maxlength="2000"
      required${state(name, mistakes)}
    >
${written[name]}</textarea>
    ${wrong(name, mistakes)}
  </div>`;

/** The report in four fields. */
export const reportForm = (path: string, written: Written, mistakes: Mistakes): Html =>
  html`<form method="post" action="${path}/reports" class="panel form" id="report-form">
    <div class="field">
      <label for="area">Where</label>
      <select id="area" name="area" data-testid="area" required${state('area', mistakes)}>
        <option value="">Choose an area</option>
        ${areaOptions(written.area)}
      </select>
      ${wrong('area', mistakes)}
    </div>
    ${words('did', 'What I did', { written, mistakes })}
    ${words('saw', 'What I saw', { written, mistakes })}
    <div class="field">
      <label for="rule">Which rule is broken</label>
      <input
        id="rule"
        name="rule"
        data-testid="rule"
        list="rules"
        autocomplete="off"
        value="${written.rule}"
        ${'rule' in mistakes ? state('rule', mistakes) : html` aria-describedby="rule-hint"`}
      />
      <span class="hint" id="rule-hint"
        >Type a word, such as total, or a number, such as CART-03. Empty if you do not know yet:
        then you are told whether the area is right.</span
      >
      ${wrong('rule', mistakes)}
      <datalist id="rules">
        ${rules.map(({ id, text }) => html`<option value="${id} ${text}"></option>`)}
      </datalist>
    </div>
    <p><button class="strong" id="send-report" data-testid="send-report">Report it</button></p>
  </form>`;
