import { createRequire } from 'node:module';
import { dirname } from 'node:path';

export const packageName = 'swagger-ui-dist';

/** The files of the package that the page loads. */
export const pageFiles = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'] as const;

/** Go wherever the others go. */
export const licenceFiles = ['LICENSE', 'NOTICE', 'swagger-ui-bundle.js.LICENSE.txt'] as const;

export const swaggerUi = (): string =>
  dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`));
