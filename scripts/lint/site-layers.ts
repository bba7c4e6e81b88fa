/** The layers of the site, the lowest first; every other folder of its source is a feature. */
const layers = ['session', 'page-settings', 'ui', 'practice'];

const site = 'apps/web/src/';
const ofExercise = /^exercises\/[^/]+\/[^/]+\//;
const ofLab = /^labs\/[^/]+\//;
const ofPack = /^exercises\/[^/]+\//;

const layerOf = (folder: string): number => layers.indexOf(folder);
const isFeature = (folder: string): boolean => layerOf(folder) < 0;

/** None for a file beside the folders: these put the site together, and `paths.ts` stands below all. */
const folderOf = (path: string): string | undefined =>
  path.includes('/') ? path.split('/', 1)[0] : undefined;

const leavesExercise = (from: string, to: string): string | undefined => {
  const exercise = ofExercise.exec(from)?.[0];
  if (exercise && !to.startsWith(exercise)) {
    return 'An exercise knows no other exercise and no list of them: share through practice/ or ui/.';
  }
  const lab = ofLab.exec(from)?.[0];
  if (lab && !to.startsWith(lab) && to !== 'labs/lab.ts') {
    return 'A lab knows no other lab and no list of them: share through practice/ or ui/.';
  }
  const pack = ofPack.exec(from)?.[0];
  if (pack && ofPack.test(to) && !to.startsWith(pack)) {
    return 'A pack of exercises knows no other pack: share through practice/ or ui/.';
  }
  return undefined;
};

const leavesFolder = (from: string, to: string): string | undefined => {
  const here = folderOf(from);
  const there = folderOf(to);
  if (here === undefined || to === 'paths.ts') return undefined;
  if (there === undefined) {
    return `${to} puts the site together: a folder knows only paths.ts of the files beside the folders.`;
  }
  if (here === there) return leavesExercise(from, to);
  if (isFeature(here)) {
    if (!isFeature(there)) return undefined;
    return `${here}/ knows no other feature, so not ${there}/: share through practice/ or ui/, or hand it over in routes.tsx.`;
  }
  if (isFeature(there)) return `${here}/ knows no feature, so not ${there}/.`;
  if (layerOf(there) < layerOf(here)) return undefined;
  return `${here}/ knows only what is below it (${layers.join(', ')}), so not ${there}/.`;
};

/** Why a file of the site must not import another file of the site's package, if it must not. */
export const whyNotInSite = (from: string, to: string): string | undefined => {
  if (!from.startsWith(site) || to.endsWith('.json')) return undefined;
  if (to.startsWith(site)) return leavesFolder(from.slice(site.length), to.slice(site.length));
  if (!to.startsWith('apps/web/')) return undefined;
  return 'What runs in the browser knows neither its server nor its tests.';
};
