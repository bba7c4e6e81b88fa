import type { ElementType } from 'react';
import { Fragment, jsx as one, jsxs as many } from 'react/jsx-runtime';
import { harmlessChanges } from '../changes.ts';
import { drawings, type Make, type Props, type Tag } from './drawings.ts';
import { round } from './page-round.ts';
import { changeIn } from './round.ts';

const change = harmlessChanges[changeIn(round)]?.id;
const draw = change && drawings[change];

/** A component of a package hands its class on to an element that it makes without this runtime. */
const isDrawn = (type: ElementType): type is Tag =>
  typeof type === 'string' || change === 'class-names';

const drawn = (make: Make): Make => {
  if (!draw) return make;
  return (type, props, key) =>
    isDrawn(type) ? draw(make, type, props as Props, key) : make(type, props, key);
};

export const jsx = drawn(one);
export const jsxs = drawn(many);
export { Fragment };
