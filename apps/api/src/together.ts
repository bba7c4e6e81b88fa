/**
 * Gathers what comes in until the next turn of the event loop ends, and hands it over together. That one
 * turn more costs a lone item some microseconds, and takes in what arrived while the first was worked on.
 */
export const together = <Item>(take: (items: readonly Item[]) => void): ((item: Item) => void) => {
  let gathered: Item[] = [];
  const handOver = () => {
    const items = gathered;
    gathered = [];
    take(items);
  };
  return (item) => {
    if (gathered.length === 0) setImmediate(setImmediate, handOver);
    gathered.push(item);
  };
};
