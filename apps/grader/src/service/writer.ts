/** Writes one after the other; of those that come while one is being written only the last one counts. */
export const createWriter = <Content>(
  write: (content: Content) => Promise<void>,
  report: (error: unknown) => void,
) => {
  let next: { readonly content: Content } | undefined;
  let writing = Promise.resolve();
  const work = async (): Promise<void> => {
    const due = next;
    next = undefined;
    if (due) await write(due.content).catch(report);
  };
  return {
    write: (content: Content): void => {
      const isWaiting = next !== undefined;
      next = { content };
      if (!isWaiting) writing = writing.then(work);
    },
    /** Resolves when everything is written. */
    settled: (): Promise<void> => writing,
  };
};
