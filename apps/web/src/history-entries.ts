import { unseeded } from './session/chance.ts';

/**
 * React Router stores the scroll position of a page under the key of its history entry, and gives a key only
 * to the entries that it makes. Without one, all the others would share a position: those of a page that was
 * loaded, and those of a fragment. With the path as the key, an address typed again would open where it was left.
 */
const giveKey = (): void => {
  if (history.state?.key) return;
  const key = unseeded.integer(2 ** 32).toString(36);
  /* Without a state, the router counts from null. */
  history.replaceState({ idx: null, ...history.state, key }, '');
};

giveKey();
/* Added before the router's own listener, which reads the key. */
window.addEventListener('popstate', giveKey);
