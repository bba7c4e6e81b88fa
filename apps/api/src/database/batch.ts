/**
 * Collects items until the end of the next turn of the event loop and passes them on as one batch. The extra
 * turn costs a single item some microseconds, and adds the items that arrive while the first is processed.
 */
export const batched = <Item>(take: (items: readonly Item[]) => void): ((item: Item) => void) => {
  let batch: Item[] = [];
  const passOn = () => {
    const items = batch;
    batch = [];
    take(items);
  };
  return (item) => {
    if (batch.length === 0) setImmediate(setImmediate, passOn);
    batch.push(item);
  };
};
