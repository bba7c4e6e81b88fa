/* Sends the forms. */
const workspaceForm = document.querySelector('#workspace-form');
const workspace = document.querySelector('#workspace');

workspace.value = /^\/w\/([^/]+)/.exec(location.pathname)?.[1] ?? '';

const base = () => {
  const name = workspace.value.trim();
  return (name && `/w/${encodeURIComponent(name)}`) + workspaceForm.dataset.base;
};

const filled = (form, place) =>
  [...form.querySelectorAll(`[data-place="${place}"]`)]
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => [name, value]);

const requestOf = (form) => {
  const { method, path, credentials } = form.dataset;
  const params = Object.fromEntries(filled(form, 'path'));
  const query = new URLSearchParams(filled(form, 'query')).toString();
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const body = form.elements.namedItem('body');
  const headers = Object.fromEntries(filled(form, 'header'));
  const url = base() + filledPath + (query && `?${query}`);
  if (!body) return { url, request: { method, headers, credentials } };
  const type = { 'Content-Type': body.dataset.type };
  /* The lines of a multipart body end in CR and LF, which a text field cannot hold. */
  const isMultipart = body.dataset.type.startsWith('multipart/');
  const text = isMultipart ? body.value.replaceAll(/\r?\n/g, '\r\n') : body.value;
  return { url, request: { method, credentials, body: text, headers: { ...type, ...headers } } };
};

const textOf = async (response) => {
  const type = response.headers.get('Content-Type') ?? '';
  if (!/json|text/.test(type))
    return `${(await response.arrayBuffer()).byteLength} bytes of ${type}`;
  const text = await response.text();
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

/** Uses a token from an answer for the following requests. */
const keepToken = (text) => {
  const [, name, token] = /"((?:access_)?token)": "([^"]+)"/.exec(text) ?? [];
  if (!token) return;
  for (const field of document.querySelectorAll('input[name="Authorization"]'))
    if (field.defaultValue === `Bearer YOUR_${name.toUpperCase()}`) field.value = `Bearer ${token}`;
};

const send = async (form) => {
  const answer = form.querySelector('output');
  const body = form.querySelector('pre');
  const button = form.querySelector('[type="submit"]');
  const { url, request } = requestOf(form);
  button.disabled = true;
  answer.textContent = 'Waiting for the response…';
  try {
    const response = await fetch(url, { ...request, cache: 'no-store' });
    const text = await textOf(response);
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
    body.textContent = [`${request.method} ${url}`, '', ...headers, '', text].join('\n');
    body.hidden = false;
    answer.textContent = `${response.status} ${response.statusText}`;
    keepToken(text);
  } catch (reason) {
    answer.textContent = `The request got no response (${String(reason)}). Send it again.`;
  }
  button.disabled = false;
};

document.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.target.dataset.path) void send(event.target);
});

/** A link to an operation also opens it. */
const openTarget = () => {
  const target =
    location.hash && document.querySelector(`details[id="${CSS.escape(location.hash.slice(1))}"]`);
  if (!target) return;
  target.open = true;
  target.scrollIntoView();
};
addEventListener('hashchange', openTarget);
openTarget();
