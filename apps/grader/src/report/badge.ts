import type { Card } from '../card/card.ts';
import { foundOf } from '../card/counts.ts';
import { scoreOf } from '../card/score.ts';

const colorOf = (score: number): string => {
  if (score >= 80) return '#17663a';
  return score >= 50 ? '#8a5a00' : '#b3211a';
};

/** The width of a text in Verdana of 11 pixels, nearly. */
const widthOf = (text: string): number => Math.round(text.length * 6.9) + 14;

const text = (x: number, words: string) =>
  `<text x="${x}" y="14" text-anchor="middle">${words}</text>`;

/** A picture for a README. */
export const printBadge = (card: Card): string => {
  const { part, of } = foundOf(card.defects);
  const [left, right] = [
    'sparring',
    scoreOf(card) !== undefined ? `${part} of ${of} found` : 'no score',
  ];
  const [one, two] = [widthOf(left), widthOf(right)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${one + two}" height="20" role="img" aria-label="${left}: ${right}">
  <title>${left}: ${right}</title>
  <clipPath id="round"><rect width="${one + two}" height="20" rx="4"/></clipPath>
  <g clip-path="url(#round)">
    <rect width="${one}" height="20" fill="#1a1823"/>
    <rect x="${one}" width="${two}" height="20" fill="${colorOf(scoreOf(card) ?? 0)}"/>
  </g>
  <g fill="#fff" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11">
    ${text(one / 2, left)}${text(one + two / 2, right)}
  </g>
</svg>
`;
};
