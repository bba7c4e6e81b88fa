import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyChunk } from '../page-settings/chunk.ts';
import { testable } from '../ui/testable.ts';
import styles from './find-button.module.css';
import type { FindDialogProps } from './find-dialog.tsx';
import { isKeyOn } from './key-setting.ts';

const practice = /^\/(web-?elements|labs\/)/i;

const isField = (element: Element): boolean =>
  element.matches('input, textarea, select') || (element as HTMLElement).isContentEditable;

/**
 * Whether the event is the key that opens the search. What is typed belongs to a field, to an open dialog, and on a page to
 * practice on to its exercise; events of scripts are no keys.
 */
const opensFind = (event: KeyboardEvent): boolean => {
  const { key, isTrusted, defaultPrevented, ctrlKey, altKey, metaKey } = event;
  if (key !== '/' || !isTrusted || defaultPrevented || ctrlKey || altKey || metaKey) return false;
  const [target] = event.composedPath();
  if (!(target instanceof Element) || isField(target)) return false;
  if (practice.test(location.pathname) && !target.closest('header, footer')) return false;
  return !document.querySelector('dialog[open]') && isKeyOn();
};

/** The index is in the chunk, so only the first search loads it. */
const loadDialog = lazyChunk('find-dialog', () => import('./find-dialog.tsx'));

/** Opens the search, as the key / does. Its name has no word of a field that learners look for. */
export const FindButton = () => {
  const { key } = useLocation();
  const [Dialog, setDialog] = useState<ComponentType<FindDialogProps>>();
  const [asked, setAsked] = useState<{ readonly at: string; readonly words: string }>();
  const [problem, setProblem] = useState('');

  const open = async (words: string) => {
    setProblem('');
    try {
      const { default: loaded } = await loadDialog();
      setDialog(() => loaded);
      setAsked({ at: key, words });
    } catch {
      setProblem('This part of the site did not load. Try again.');
    }
  };

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!opensFind(event)) return;
      event.preventDefault();
      document.querySelector<HTMLElement>('#find-open')?.click();
    };
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, []);

  return (
    <>
      {/* Learners look for the only status of a page, so this one is there only when it says something. */}
      {problem && <output {...testable('find-problem')}>{problem}</output>}
      <button
        {...testable('find-open')}
        className={styles.findButton}
        type="button"
        aria-label="Find on this site"
        aria-keyshortcuts="/"
        onClick={({ currentTarget }) => void open(currentTarget.value)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <circle cx="6.5" cy="6.5" r="4.5" />
          <path d="m10 10 4.5 4.5" />
        </svg>
        <span>Find</span>
      </button>
      {Dialog && asked?.at === key && (
        <Dialog asked={asked.words} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
};
