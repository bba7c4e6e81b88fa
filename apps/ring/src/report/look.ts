import { type Family, fontFace, readFamily, textAt } from '../look/family.ts';

/** What the report is printed with: all of it stands in the page. */
export interface Look extends Pick<Family, 'styles' | 'logo'> {
  readonly script: string;
}

export const readLook = async (): Promise<Look> => {
  const [{ styles, font, logo }, report, script] = await Promise.all([
    readFamily(),
    textAt('page/report.css', import.meta.url),
    textAt('page/report.js', import.meta.url),
  ]);
  const face = fontFace(`data:font/woff2;base64,${font.toString('base64')}`);
  return { styles: face + styles + report, script, logo };
};
