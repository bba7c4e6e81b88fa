/** The key with which the API of the browser tests is started. */
export const teacherKey = 'a key for browser tests only';
