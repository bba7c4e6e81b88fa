import { testable } from '../../ui/testable.ts';

interface FrameProps {
  readonly name: string;
  readonly title: string;
  readonly origin: string;
  /** Whether the form in the document is in a shadow root. */
  readonly hasRoot: boolean;
  /** Called after each load of the document. */
  readonly onLoad: (frame: HTMLIFrameElement) => void;
}

/** A frame with the document of a desk, which is told where it may send its code. */
export const Frame = ({ name, title, origin, hasRoot, onLoad }: FrameProps) => (
  // The documents belong to the site. A sandbox that allows their scripts would protect nothing.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  <iframe
    {...testable(name)}
    name={name}
    title={title}
    src={`${origin}/frames/desk.html?site=${encodeURIComponent(location.origin)}${hasRoot ? '&root=1' : ''}`}
    onLoad={({ currentTarget }) => onLoad(currentTarget)}
  />
);
