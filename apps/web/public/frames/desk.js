/* The page that frames this document names itself in the address, because it can have another origin. */
const site = new URLSearchParams(location.search).get('site');
const code = document.querySelector('#desk-code');
const state = document.querySelector('#desk-state');

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== site) return;
  if (data.kind === 'state') state.textContent = data.text;
});

document.querySelector('#desk-form').addEventListener('submit', (event) => {
  event.preventDefault();
  parent.postMessage({ kind: 'sent', code: code.value }, site);
});
