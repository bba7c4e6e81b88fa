import { lazyChunk } from '../page-settings/chunk.ts';

/** What a list shows of a page to practice on without loading it, and how to load it. */
interface Listed<Details> {
  /** The name of its folder and of its chunk. */
  readonly slug: string;
  readonly page: () => Promise<Details>;
}

/** Loads the chunk of a page, which has the component and everything that the frame shows around it. */
export const loadLesson = async <Details extends { readonly default: unknown }, Entry>(
  entry: Entry & Listed<Details>,
): Promise<{ lesson: Entry & Omit<Details, 'default'>; Page: Details['default'] }> => {
  const { default: Page, ...details } = await lazyChunk(entry.slug, entry.page)();
  return { lesson: { ...entry, ...details }, Page };
};
