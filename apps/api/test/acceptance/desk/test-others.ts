import { randomUUID } from 'node:crypto';
import { onlyDesk } from './test-only-desk.ts';

const { desk, newClass, sendTo } = onlyDesk;

/** While it runs, a class takes only its members. It is deleted afterwards, because others share the API. */
export const inClosedClass = async (
  list: readonly string[],
  run: (ofClass: Awaited<ReturnType<typeof newClass>>) => Promise<void>,
): Promise<void> => {
  const ofClass = await newClass(list, { outsiders: 'refused' });
  try {
    await run(ofClass);
  } finally {
    await desk('DELETE', ofClass.path);
  }
};

/** A request in a workspace that is nobody's. */
export const asOutsider = (path: string, name = `http-${randomUUID()}`) =>
  sendTo('GET', `/w/${name}/v1/practice${path}`);
