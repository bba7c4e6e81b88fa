import { type ReactNode, useCallback } from 'react';
import { testable } from '../../ui/testable.ts';

interface BlobLinkProps {
  readonly name: string;
  /** The name of the saved file. */
  readonly saveAs: string;
  readonly type: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A link that saves a text as a file. The address of a blob is valid until it is revoked. */
export const BlobLink = ({ name, saveAs, type, text, children }: BlobLinkProps) => {
  const offer = useCallback(
    (link: HTMLAnchorElement) => {
      link.href = URL.createObjectURL(new Blob([text], { type }));
      return () => URL.revokeObjectURL(link.href);
    },
    [text, type],
  );

  return (
    <a ref={offer} {...testable(name)} download={saveAs}>
      {children}
    </a>
  );
};
