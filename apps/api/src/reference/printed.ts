import { api, bases, nouns } from '@sparring/contracts/api';
import type { Address } from '@sparring/contracts/print/address';
import { printOpenApi } from '@sparring/contracts/print/openapi';
import { printPostman } from '@sparring/contracts/print/postman';
import manifest from '../../package.json' with { type: 'json' };

/** The API's table for tools: as an OpenAPI document and as a Postman collection. */
export const openApi = printOpenApi({ api, nouns, bases }, manifest.version);

export const postman = (address: Address) => printPostman(api, bases[0], address);
