import { createHash } from 'node:crypto';
import { Router, type RequestHandler } from 'express';
import { Html } from '../../look/html.ts';
import { fontFace, type Theme } from '../../look/theme.ts';
import type { Assets } from './page.ts';

const aYear = 'public, max-age=31536000, immutable';

interface Served {
  readonly type: string;
  readonly content: Buffer | string;
}

/** The name changes with the content, so a browser may keep the file for ever. */
const named = (name: string, ending: string, { content }: Served): string =>
  `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}.${ending}`;

/** What lies below `/static`, and by which addresses the pages ask for it. */
export const createFiles = (
  { styles, font, logo, service }: Theme,
  hasTable: boolean,
): { readonly assets: Assets; readonly files: RequestHandler } => {
  const router = Router();
  const offer = (name: string, ending: string, served: Served): string => {
    const file = named(name, ending, served);
    router.get(`/${file}`, (_request, response) => {
      response.type(served.type).set('Cache-Control', aYear).send(served.content);
    });
    return `/static/${file}`;
  };
  const inter = offer('inter', 'woff2', {
    type: 'font/woff2',
    content: Buffer.from(font, 'base64'),
  });
  const assets = {
    logo: new Html(logo),
    font: inter,
    icon: offer('logo', 'svg', { type: 'svg', content: logo }),
    styles: offer('grader', 'css', {
      type: 'css',
      content: fontFace(inter) + styles + service.styles,
    }),
    script: offer('grader', 'js', { type: 'js', content: service.script }),
    hasTable,
  };
  return { assets, files: router };
};
