export const deskHome = '/desk';
export const classPath = (id: number | string): string => `${deskHome}/${id}`;
export const sheetPath = (id: number | string): string => `${classPath(id)}/sheet`;
