/** A document of the repository that is a page of the site. */
export interface Guide {
  readonly slug: string;
  /** Its path in the repository. */
  readonly document: string;
}

const inDocs = (slug: string): Guide => ({ slug, document: `docs/${slug}.md` });

const kit = (name: string): Guide => ({ slug: `kit-${name}`, document: `kits/${name}/README.md` });

/** The list of documents, which is the page /guides. */
export const index: Guide = { slug: 'guides', document: 'docs/README.md' };

/** In the order of the index. */
export const guides: readonly Guide[] = [
  ...[
    'classroom',
    'lessons',
    'coming-from',
    'labs',
    'requests',
    'chance',
    'faults',
    'console',
    'auth-lab',
    'jobs-and-webhooks',
    'graphql',
    'live',
    'grading',
    'judging',
    'ci',
    'assistants',
  ].map(inDocs),
  { slug: 'kits', document: 'kits/README.md' },
  ...[
    'playwright',
    'pytest',
    'selenium-python',
    'selenium-java',
    'rest-assured',
    'robot',
    'postman',
    'load',
    'schemathesis',
  ].map(kit),
  inDocs('configuration'),
  inDocs('commands'),
  { slug: 'security', document: 'SECURITY.md' },
  { slug: 'changelog', document: 'CHANGELOG.md' },
  inDocs('stability'),
  inDocs('source'),
];

export const guideChunk = ({ slug }: Pick<Guide, 'slug'>): string => `guide-${slug}`;
