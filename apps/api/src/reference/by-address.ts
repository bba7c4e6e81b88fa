import type { Address } from '@sparring/contracts/print/address';

/** The Host header can have any value, so only the documents of the last few addresses stay in memory. */
const mostAddresses = 10;

/** Makes a document only once for each address, because it never changes. */
export const byAddress = <Made>(make: (address: Address) => Made) => {
  const cache = new Map<string, Made>();
  return (address: Address): Made => {
    const key = `${address.origin} ${address.workspace}`;
    const made = cache.get(key) ?? make(address);
    cache.delete(key);
    cache.set(key, made);
    if (cache.size > mostAddresses) cache.delete(cache.keys().next().value!);
    return made;
  };
};
