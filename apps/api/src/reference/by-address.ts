import type { Address } from '@sparring/contracts/print/address';

/** The Host header can have any value, so only the documents of the last few addresses stay in memory. */
const mostAddresses = 10;

/** Makes a document only once for each address, because it never changes. */
export const byAddress = <Made>(make: (address: Address) => Made) => {
  const known = new Map<string, Made>();
  return (address: Address): Made => {
    const key = `${address.origin} ${address.workspace}`;
    const made = known.get(key) ?? make(address);
    known.delete(key);
    known.set(key, made);
    if (known.size > mostAddresses) known.delete(known.keys().next().value!);
    return made;
  };
};
