import { createElement, Fragment, type ReactNode } from 'react';

/** Children that never change their order, such as those of a document, need no keys. */
export const inOrder = (children: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...children);
