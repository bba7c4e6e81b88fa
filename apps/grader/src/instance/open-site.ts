import type { RequestListener } from 'node:http';
import type { Express, RequestHandler } from 'express';
import { readVariables } from '@sparring/serving/environment';
import { type Asset, makeAsset } from '@sparring/web/server/asset';
import type { Build } from '@sparring/web/server/build';
import { compressed } from '@sparring/web/server/compressed';
import { pageVariables } from '@sparring/web/server/env';
import { putSettings } from '@sparring/web/server/settings';
import { createSite } from '@sparring/web/server/site';
import { z } from 'zod';
import type { RedesignId } from '@sparring/defects/redesigns/redesigns';
import type { Effect } from '../changes/effect.ts';

/** The pages are made anew in every instance, while a suite waits for them. */
const quickLevel = 1;

const hostSettings = z.object(pageVariables);

/** What the pages of an instance are told; the site's own scripts read nothing of it. */
interface Told {
  /** In any order: the first one is also in the tags of the pages. */
  readonly rounds: readonly number[];
  readonly redesign?: RedesignId | undefined;
}

const telling = (
  { rounds, redesign }: Told,
  framesPort: number,
  change: Effect['page'] = (html) => html,
) => {
  const told = `"rounds":[${rounds.join()}],${redesign ? `"redesign":"${redesign}",` : ''}`;
  const env = { ...readVariables(hostSettings, process.env), FRAMES_PORT: framesPort };
  return (page: Asset): Asset => {
    const html = putSettings(page.bodies.identity.toString(), env);
    const identity = Buffer.from(
      change(html).replace(/(<script id="settings"[^>]*>\{)/, `$1${told}`),
    );
    const bodies = compressed(identity, quickLevel);
    return { ...page, tag: `${page.tag.slice(0, 8)}${rounds[0]!.toString(36)}`, bodies };
  };
};

const isStyles = (path: string): boolean => path.endsWith('.css');

/**
 * A browser keeps files for ever, but what differs in one instance must not stay for the next. So it asks for the
 * styles each time, in every instance alike.
 */
const restyled = (files: Build['files'], change: Effect['styles']): Build['files'] => {
  const styled = (file: Asset, path: string): Asset => {
    if (!change) return file;
    const identity = Buffer.from(change(file.bodies.identity.toString(), path));
    return makeAsset(path, file.bodies.br ? compressed(identity, quickLevel) : { identity });
  };
  const asked = (file: Asset, path: string): Asset => ({
    ...styled(file, path),
    cacheControl: 'no-cache',
  });
  return new Map(
    [...files].map(([path, file]) => [path, isStyles(path) ? asked(file, path) : file]),
  );
};

interface SiteOptions extends Told {
  readonly build: Build;
  readonly api: RequestListener;
  readonly effect: Effect;
  readonly framesPort: number;
}

/** The site as the product has it. It calls the API's app itself, without a connection between them. */
export const openSite = ({ build, api, effect, framesPort, ...told }: SiteOptions): Express => {
  const { page: changePage, styles } = effect;
  const put = telling(told, framesPort, changePage);
  const made = new Map<Asset, Asset>();
  const once = (page: Asset): Asset => {
    const known = made.get(page) ?? put(page);
    made.set(page, known);
    return known;
  };
  /* Made when they are asked for: an instance opens without them, and a suite visits few. */
  const pages = {
    get: (path: string): Asset | undefined => {
      const page = build.pages.get(path);
      return page && once(page);
    },
  };
  const passOn: RequestHandler = (request, response) => {
    request.url = request.originalUrl;
    request.baseUrl = '';
    api(request, response);
  };
  return createSite({
    build: {
      pages,
      files: restyled(build.files, styles),
      get notFound() {
        return once(build.notFound);
      },
    },
    passOn,
    framesPort,
    report: () => {},
  });
};
