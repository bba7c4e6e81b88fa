import { type ElementType, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Fragment, jsxs as many } from 'react/jsx-runtime';
import type { Drawn } from './drawn.ts';
import { otherClass } from './other-class.ts';

export type Make = (type: ElementType, props: unknown, key?: string) => ReactElement;

export type Tag = ElementType & string;

export interface Props {
  readonly children?: ReactNode;
  readonly className?: unknown;
  readonly role?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'data-testid'?: string;
}

/** Makes the element of a tag in another way. */
type Draw = (make: Make, tag: Tag, props: Props, key?: string) => ReactElement;

const others = (names: string): string => names.replaceAll(/\S+/g, (name) => otherClass(name));

type NamesOf = (...state: readonly unknown[]) => string | undefined;

/** A link of the router may choose its classes by where the page is. */
const classNames: Draw = (make, tag, props, key) => {
  const { className } = props;
  if (typeof className === 'function') {
    const namesOf = className as NamesOf;
    const chosen: NamesOf = (...state) => others(namesOf(...state) ?? '');
    return make(tag, { ...props, className: chosen }, key);
  }
  if (typeof className !== 'string') return make(tag, props, key);
  return make(tag, { ...props, className: others(className) }, key);
};

const wrapped = new Set<string>(['article', 'div', 'form', 'main', 'section']);

/** Between a list of terms and its terms there may be one element, and no second. */
const isOfTerms = (children: ReactNode): boolean =>
  [children].flat().some((one) => isValidElement(one) && (one.type === 'dt' || one.type === 'dd'));

/** The wrapper has no role and, by a rule of the style sheets, no box: what is in it lies where it lay. */
const wrappers: Draw = (make, tag, props, key) => {
  const turned = Object.fromEntries(Object.entries(props).toReversed()) as Props;
  const { children, ...attributes } = turned;
  if (!wrapped.has(tag) || props.role || children === undefined || isOfTerms(children))
    return make(tag, turned, key);
  const wrapper = make('div', { role: 'none', children });
  return make(tag, { ...attributes, children: wrapper }, key);
};

/** These take one text and nothing else. */
const plain = new Set<string>(['option', 'script', 'style', 'textarea', 'title', 'text']);

const inPieces = (text: string): ReactNode => {
  const middle = Math.floor(text.length / 2);
  if (middle === 0) return text;
  return many(Fragment, { children: [text.slice(0, middle), text.slice(middle)] });
};

const textInPieces: Draw = (make, tag, props, key) => {
  const { children } = props;
  if (plain.has(tag)) return make(tag, props, key);
  if (typeof children === 'string')
    return make(tag, { ...props, children: inPieces(children) }, key);
  if (!Array.isArray(children)) return make(tag, props, key);
  const pieces = children.map((child: ReactNode) =>
    typeof child === 'string' ? inPieces(child) : child,
  );
  return make(tag, { ...props, children: pieces }, key);
};

const sameRole: Readonly<Record<string, string>> = {
  article: 'article',
  aside: 'complementary',
  main: 'main',
  nav: 'navigation',
};
const sameMeaning: Readonly<Record<string, Tag>> = { em: 'i', strong: 'b' };

/** A section without a name has no role. */
const roleOf = (tag: string, props: Props): string | undefined => {
  if (tag !== 'section') return sameRole[tag];
  return props['aria-label'] || props['aria-labelledby'] ? 'region' : undefined;
};

const otherTags: Draw = (make, tag, props, key) => {
  if (tag !== 'section' && !sameRole[tag]) return make(sameMeaning[tag] ?? tag, props, key);
  const role = props.role ?? roleOf(tag, props);
  return make('div', role ? { role, ...props } : props, key);
};

const bannerAndLeads: Draw = (make, tag, props, key) => {
  const { className, children } = props;
  if (tag !== 'p' || !/(^|-)(lead|hint|trains)\b/.test(String(className)))
    return make(tag, props, key);
  return make(tag, { ...props, children: ['Good to know: ', children] }, key);
};

/** The changes that are made where elements are. */
export const drawings: Partial<Readonly<Record<Drawn, Draw>>> = {
  'class-names': classNames,
  wrappers,
  'text-in-pieces': textInPieces,
  'other-tags': otherTags,
  'banner-and-leads': bannerAndLeads,
};
