import type { Plugin } from 'vite';
import type * as Printed from './printed.ts';

/** Not by its name: Vite would put all labs, which the lists import, into its bundle of the configuration. */
const printedModule = new URL('./printed.ts', import.meta.url).href;

/** Writes `/llms.txt`, `/rules.json` and `/labs.json` beside the site. */
export const forAssistants = (): Plugin => ({
  name: 'for-assistants',
  apply: 'build',
  async generateBundle() {
    const { printForAssistants } = (await import(printedModule)) as typeof Printed;
    for (const [fileName, source] of Object.entries(printForAssistants()))
      this.emitFile({ type: 'asset', fileName, source });
  },
});
