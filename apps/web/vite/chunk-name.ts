import { basename, dirname, extname } from 'node:path';

interface Chunk {
  readonly name: string;
  readonly facadeModuleId: string | null;
}

/** `shop/checkout.tsx` becomes `checkout`; a `page.tsx` is named after its folder. */
export const chunkName = ({ name, facadeModuleId }: Chunk): string => {
  if (!facadeModuleId) return name;
  const file = basename(facadeModuleId, extname(facadeModuleId));
  return file === 'page' ? basename(dirname(facadeModuleId)) : file;
};
