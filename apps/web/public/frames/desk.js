/* The page that frames this document names itself in the address, because it can have another origin. */
const asked = new URLSearchParams(location.search);
const site = asked.get('site');
const form = document.querySelector('#desk-form');
const code = document.querySelector('#desk-code');
const state = document.querySelector('#desk-state');

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== site) return;
  if (data.kind === 'state') state.textContent = data.text;
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  parent.postMessage({ kind: 'sent', code: code.value }, site);
});

/* The form in a shadow root, which does not get the styles of the document. */
if (asked.has('root')) {
  const host = document.createElement('div');
  host.id = 'desk-root';
  host.dataset.testid = 'desk-root';
  form.replaceWith(host);
  const sheet = new CSSStyleSheet();
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  sheet.replaceSync(rules.map(({ cssText }) => cssText).join(''));
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.append(form);
}
