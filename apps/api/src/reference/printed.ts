import { api, nouns } from '@sparring/contracts/api';
import { bases } from '@sparring/contracts/paths';
import type { Address } from '@sparring/contracts/print/address';
import { printOpenApi } from '@sparring/contracts/print/openapi';
import { printPostman } from '@sparring/contracts/print/postman';
import { rulesOfEndpoint, rulesOfEveryAnswer } from '@sparring/rules/places';
import { byAddress } from './by-address.ts';
import manifest from '../../../../package.json' with { type: 'json' };

/** A document is frozen, so that it is serialised once for each address (send-json.ts). */
const remembered = (print: (address: Address) => object) =>
  byAddress((address) => Object.freeze(print(address)));

const rules = { of: rulesOfEndpoint, ofEveryAnswer: rulesOfEveryAnswer };

/** The API as an OpenAPI document and as a Postman collection. */
export const openApi = remembered(printOpenApi({ api, nouns, bases, rules }, manifest.version));

export const postman = remembered((address) => printPostman(api, bases[0], address));
