// Runs on every page of the grader. Without it the pages say the same after a reload.
const connection = document.querySelector('#connection');
let isAsking = false;
let isOutdated = false;

const parts = [...document.querySelectorAll('[data-live]')];
/** What the grader sent last: a fold that the visitor has opened is no difference. */
const sent = new Map(parts.map((part) => [part.id, part.innerHTML]));

/** The tool that the visitor chose on the page before, or on this one before an exchange. */
const keepTool = () => document.getElementById(`tool-${sessionStorage.getItem('tool')}`)?.click();

/** Exchanges the parts that differ; the focus stays on the control of the same id. */
const exchange = (fresh) => {
  document.title = fresh.title;
  for (const part of parts) {
    const next = fresh.getElementById(part.id);
    if (!next || next.innerHTML === sent.get(part.id)) continue;
    sent.set(part.id, next.innerHTML);
    const focused = part.contains(document.activeElement) && document.activeElement.id;
    part.replaceChildren(...next.childNodes);
    keepTool();
    if (focused) document.getElementById(focused)?.focus();
  }
};

const isOver = () => !connection.dataset.events && !connection.dataset.everySeconds;

/** Asks for the page as it is now; what changes in the meantime is asked for afterwards. */
const refresh = async () => {
  if (isAsking) {
    isOutdated = true;
    return;
  }
  isAsking = true;
  try {
    do {
      isOutdated = false;
      const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
      if (!answer.ok) throw new Error(`${answer.status}`);
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
      exchange(fresh);
      const next = fresh.getElementById('connection');
      if (!next?.dataset.events) delete connection.dataset.events;
      if (!next?.dataset.everySeconds) delete connection.dataset.everySeconds;
    } while (isOutdated);
    connection.textContent = '';
  } catch {
    connection.textContent = 'The grader does not answer. This page asks again.';
  } finally {
    isAsking = false;
  }
};

const listen = () => {
  const source = new EventSource(connection.dataset.events);
  source.addEventListener('state', async () => {
    await refresh();
    if (isOver()) source.close();
  });
  source.addEventListener('error', () => {
    connection.textContent = 'The grader does not answer. This page asks again.';
    // After an answer that is no stream, the browser does not ask again by itself.
    if (source.readyState === EventSource.CLOSED && !isOver()) setTimeout(listen, 5000);
  });
};

const askAgain = async () => {
  if (!document.hidden) await refresh();
  if (!isOver()) setTimeout(askAgain, Number(connection.dataset.everySeconds) * 1000);
};

if (connection?.dataset.events) listen();
if (connection?.dataset.everySeconds)
  setTimeout(askAgain, Number(connection.dataset.everySeconds) * 1000);

keepTool();
document.addEventListener('change', ({ target }) => {
  if (target.name === 'tool') sessionStorage.setItem('tool', target.value);
});

/** Outside of https and localhost there is no clipboard: then the text is marked. */
const copy = async (button) => {
  const text = document.getElementById(button.dataset.copy);
  getSelection().selectAllChildren(text);
  try {
    await navigator.clipboard.writeText(text.textContent);
    button.dataset.state = 'copied';
  } catch {
    button.dataset.state = 'marked';
  }
};

document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-copy]');
  if (button) void copy(button);
});
