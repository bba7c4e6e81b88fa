/** Pages read these without the schemas. */
export const sessionWays = ['Form', 'API', 'State', 'Elsewhere', 'Expired'] as const;
