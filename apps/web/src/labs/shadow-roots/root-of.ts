import css from './shadow.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** Gives an element a shadow root with the styles of the lab. */
export const rootOf = (host: HTMLElement, init: ShadowRootInit, content: string): ShadowRoot => {
  const root = host.attachShadow(init);
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = content;
  return root;
};
