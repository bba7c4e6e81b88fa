import { useEffect, useRef, useState } from 'react';
import type { Edit } from './edits.ts';
import { type Cause, createEditor, type Editor, emptyDraft } from './editor.ts';

/** The editor in the element that gets the ref. React renders nothing inside this element. */
export const useEditor = () => {
  const element = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const [draft, setDraft] = useState(emptyDraft);

  useEffect(() => {
    if (!element.current) return undefined;
    const created = createEditor(element.current, setDraft);
    editor.current = created;
    return () => created.close();
  }, []);

  return {
    element,
    draft,
    change: (edit: Edit, cause: Cause) => editor.current?.change(edit, cause),
    isByScript: () => editor.current?.isByScript() ?? false,
  };
};
