import { useEffect, useState, useSyncExternalStore } from 'react';
import { createNotebook, type NotebookParts } from './notebook.ts';

declare global {
  interface Window {
    /** For tests that wait for the page. */
    notes?: { readonly pending: number };
  }
}

export const useNotebook = (parts: NotebookParts) => {
  const [notebook] = useState(() => createNotebook(parts));
  const shown = useSyncExternalStore(notebook.subscribe, notebook.shown);

  useEffect(() => {
    const close = notebook.open();
    window.notes = {
      get pending() {
        return notebook.shown().queue.length;
      },
    };
    return () => {
      delete window.notes;
      close();
    };
  }, [notebook]);

  return { notebook, shown };
};
