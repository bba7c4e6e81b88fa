import type { ElementType } from 'react';
import { Fragment, jsx as one, jsxs as many } from 'react/jsx-runtime';
import { drawings, type Make, type Props, type Tag } from './drawings.ts';
import type { Drawn } from './drawn.ts';
import { changes } from './page-round.ts';

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

export const jsx = drawn(one);
export const jsxs = drawn(many);
export { Fragment };
