import type { ElementType, ReactNode } from 'react';
import { Fragment, jsx as one, jsxs as many } from 'react/jsx-runtime';
import { type Redesign, redesigns, renaming } from '../redesigns/redesigns.ts';
import { arranged } from './arranged.ts';
import { drawings, type Make, type Props, type Tag } from './drawings.ts';
import type { Drawn } from './drawn.ts';
import { changes, redesign } from './page-round.ts';
import { renamed } from './renamed.ts';

/** A component of a package can pass its class to an element that it makes without this runtime. */
const isDrawn = (type: ElementType, change: Drawn): type is Tag =>
  typeof type === 'string' || change === 'class-names';

const drawnBy = (make: Make, change: Drawn): Make => {
  const draw = drawings[change];
  if (!draw) return make;
  return (type, props, key) =>
    isDrawn(type, change) ? draw(make, type, props as Props, key) : make(type, props, key);
};

const drawn = (make: Make): Make => changes.reduceRight(drawnBy, make);

const chosen: Redesign | undefined = redesigns.find(({ id }) => id === redesign);

/** First of all, so that the changes see the product as it is now. A component of a package is given its names here, too. */
const redesigned = (make: Make): Make => {
  if (!chosen) return make;
  const rename = renaming(chosen.names);
  return (type, props, key) => {
    const { id = '', children } = props as { readonly id?: string; readonly children?: ReactNode };
    const arrangement = type === 'form' ? chosen.forms?.[id] : undefined;
    const parts = arrangement && { children: arranged(make, arrangement, children) };
    return make(type, renamed({ ...(props as object), ...parts }, rename), key);
  };
};

export const jsx = redesigned(drawn(one));
export const jsxs = redesigned(drawn(many));
export { Fragment };
