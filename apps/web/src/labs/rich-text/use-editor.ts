import { useCallback, useRef, useState } from 'react';
import type { Edit } from './edits.ts';
import { type Cause, createEditor, type Editor, emptyDraft } from './editor.ts';

/** The editor in the element that `attach` gets, in the page or in a frame. React renders nothing inside this element. */
export const useEditor = () => {
  const editor = useRef<Editor>(undefined);
  const [draft, setDraft] = useState(emptyDraft);

  const attach = useCallback((element: HTMLElement | null) => {
    editor.current?.close();
    setDraft(emptyDraft);
    editor.current = element ? createEditor(element, setDraft) : undefined;
  }, []);

  return {
    attach,
    draft,
    change: (edit: Edit, cause: Cause) => editor.current?.change(edit, cause),
    isByScript: () => editor.current?.isByScript() ?? false,
  };
};
