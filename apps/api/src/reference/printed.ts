import { api, nouns } from '@sparring/contracts/api';
import { bases } from '@sparring/contracts/paths';
import type { Address } from '@sparring/contracts/print/address';
import { printOpenApi } from '@sparring/contracts/print/openapi';
import { printPostman } from '@sparring/contracts/print/postman';
import { rulesOfEndpoint, rulesOfEveryAnswer } from '@sparring/rules/places';
import manifest from '../../../../package.json' with { type: 'json' };

/** The Host header can have any value, so only the documents of the last few addresses stay in memory. */
const mostAddresses = 10;

/** A document is frozen, so that it is serialised once for each address (send-json.ts). */
const remembered = (print: (address: Address) => object) => {
  const known = new Map<string, object>();
  return (address: Address): object => {
    const key = `${address.origin} ${address.workspace}`;
    const document = known.get(key) ?? Object.freeze(print(address));
    known.delete(key);
    known.set(key, document);
    if (known.size > mostAddresses) known.delete(known.keys().next().value!);
    return document;
  };
};

const rules = { of: rulesOfEndpoint, ofEveryAnswer: rulesOfEveryAnswer };

/** The API as an OpenAPI document and as a Postman collection. */
export const openApi = remembered(printOpenApi({ api, nouns, bases, rules }, manifest.version));

export const postman = remembered((address) => printPostman(api, bases[0], address));
