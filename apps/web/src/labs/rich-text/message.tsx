import { useState } from 'react';
import { isList } from '@sparring/practice/labs/rich-text/text';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { testable } from '../../ui/testable.ts';
import { safeAddress } from './address.ts';
import { type Draft, type Edit, linked, marksOfDraft, toggled, withList } from './edits.ts';
import type { Cause } from './editor.ts';
import styles from './page.module.css';

interface MessageProps {
  readonly isFramed: boolean;
  /** Makes the element an editor; null when it is gone. */
  readonly attach: (element: HTMLElement | null) => void;
  readonly draft: Draft;
  readonly onEdit: (edit: Edit, cause: Cause) => void;
}

/** The element of the editor with its buttons. */
export const Message = ({ isFramed, attach, draft, onEdit }: MessageProps) => (
  <>
    <Formats draft={draft} onEdit={onEdit} />
    <p className="label" id="rich-message-label">
      Message
    </p>
    {isFramed ? <FramedElement attach={attach} /> : <EditorElement attach={attach} />}
    <Link onLink={(address, click) => onEdit(linked(address), click)} />
  </>
);

/* An input or a textarea holds no formats. */
const EditorElement = ({ attach }: Pick<MessageProps, 'attach'>) => (
  <div
    {...testable('rich-message')}
    ref={attach}
    className={`control ${styles.message}`}
    contentEditable
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    role="textbox"
    tabIndex={0}
    aria-multiline="true"
    aria-labelledby="rich-message-label"
    spellCheck={false}
  />
);

const FramedElement = ({ attach }: Pick<MessageProps, 'attach'>) => (
  // The document belongs to the site and has no script. A sandbox would protect nothing.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  <iframe
    {...testable('rich-frame')}
    className={styles.frame}
    title="Message"
    src="/frames/editor.html"
    onLoad={({ currentTarget }) =>
      attach(currentTarget.contentDocument?.querySelector<HTMLElement>('[contenteditable]') ?? null)
    }
  />
);

const Formats = ({ draft, onEdit }: Pick<MessageProps, 'draft' | 'onEdit'>) => {
  const { bold, italic } = marksOfDraft(draft);
  const inList = isList(draft.text, draft.selected);

  return (
    <fieldset className={styles.formats}>
      <legend>Formats</legend>
      <Format name="rich-bold" isOn={bold} onPress={(click) => onEdit(toggled('bold'), click)}>
        Bold
      </Format>
      <Format
        name="rich-italic"
        isOn={italic}
        onPress={(click) => onEdit(toggled('italic'), click)}
      >
        Italic
      </Format>
      <Format name="rich-list" isOn={inList} onPress={(click) => onEdit(withList, click)}>
        List
      </Format>
    </fieldset>
  );
};

interface FormatProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onPress: (click: Cause) => void;
  readonly children: string;
}

/** A press leaves the focus where it is, so that the selection stays visible. */
const Format = ({ name, isOn, onPress, children }: FormatProps) => (
  <Button
    name={name}
    look="plain"
    aria-pressed={isOn}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {children}
  </Button>
);

const Link = ({ onLink }: { readonly onLink: (address: string, click: Cause) => void }) => {
  const [written, setWritten] = useState('https://example.com/');
  const [error, setError] = useState<string>();
  const link = (click: Cause) => {
    const address = safeAddress(written);
    const isRefused = written !== '' && address === '';
    setError(isRefused ? 'A link needs an address with https:, http: or mailto:.' : undefined);
    if (!isRefused) onLink(address, click);
  };

  return (
    <div className={`row ${styles.link}`}>
      <TextField
        label="Address of the link"
        name="rich-address"
        hint="Leave empty to remove the link."
        error={error}
        inputMode="url"
        value={written}
        onText={setWritten}
      />
      <Button name="rich-link" look="plain" onClick={link}>
        Link the selection
      </Button>
    </div>
  );
};
