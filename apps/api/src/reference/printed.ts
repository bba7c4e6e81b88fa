import { api, atRoot, bases } from '@sparring/contracts/api';
import { printOpenApi } from '@sparring/contracts/print/openapi';
import { printPostman } from '@sparring/contracts/print/postman';
import manifest from '../../package.json' with { type: 'json' };

/** The API's table for tools: as an OpenAPI document and as a Postman collection. */
export const openApi = () => printOpenApi({ api, bases, atRoot }, manifest.version);

export const postman = (origin: string) => printPostman(api, bases[0], origin);
