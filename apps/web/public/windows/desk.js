/* The page that opens this window names the desk and its code in the address. */
const asked = new URLSearchParams(location.search);
const desk = asked.get('desk');
const code = asked.get('code');

document.title = `${desk} desk`;
document.querySelector('h1').textContent = `${desk} desk`;
document.querySelector('#window-code').textContent = code;
document.querySelector('#window-send').addEventListener('click', ({ isTrusted }) => {
  opener?.postMessage({ kind: 'sent', code, trusted: isTrusted }, location.origin);
  /* A driver that has clicked still asks for the window. */
  setTimeout(() => close(), 300);
});
