const key = 'sparring-find-key';

/** Whether the key / opens the search in this browser. A browser that stores nothing keeps it switched on. */
export const isKeyOn = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
};

export const switchKey = (isOn: boolean): void => {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // It stays as it is.
  }
};
