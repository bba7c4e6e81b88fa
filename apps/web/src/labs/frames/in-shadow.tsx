import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { testable } from '../../ui/testable.ts';
import css from './in-shadow.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

interface InShadowProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Puts its children into an open shadow root. */
export const InShadow = ({ name, children }: InShadowProps) => {
  const [root, setRoot] = useState<ShadowRoot>();
  const attach = useCallback((host: HTMLDivElement | null) => {
    if (!host) return;
    const attached = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    attached.adoptedStyleSheets = [sheet];
    setRoot(attached);
  }, []);

  return (
    <div {...testable(name)} ref={attach}>
      {root && createPortal(children, root)}
    </div>
  );
};
