import { Fragment } from 'react';

/** A text in which backticks mark code. */
export const Marked = ({ children }: { children: string | undefined }) => {
  const parts = (children ?? '').split('`');
  return parts.map((part, index) =>
    // The parts never change places: their index is their key.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
};
