/** A file that Postman imports: the collection of the API then sends its requests to the workspace. */
export const postmanEnvironment = (key: string, origin: string, base: string): string => {
  const values = { apiUrl: origin, baseUrl: base, workspace: key };
  return JSON.stringify(
    {
      name: `Sparring ${key}`,
      values: Object.entries(values).map(([name, value]) => ({
        key: name,
        value,
        type: 'default',
        enabled: true,
      })),
      _postman_variable_scope: 'environment',
    },
    null,
    2,
  );
};
