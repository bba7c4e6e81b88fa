const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters may not stand in XML at all. */
const notAllowed = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as it stands in HTML or XML, also in an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll(notAllowed, '').replaceAll(/[&<>"']/g, (letter) => entities[letter]!);
