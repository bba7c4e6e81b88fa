import { withBrowserStorage } from '../session/storage.ts';

const key = 'sparring-find-key';

/** Whether the key / opens the search in this browser. A browser that stores nothing keeps it switched on. */
export const isKeyOn = (): boolean =>
  withBrowserStorage((storage) => storage.getItem(key)) !== 'off';

export const switchKey = (isOn: boolean): void => {
  withBrowserStorage((storage) => storage.setItem(key, isOn ? 'on' : 'off'));
};
