/** The key with which the API of these tests is started. */
export const teacherKey = 'a key that only the tests know';
