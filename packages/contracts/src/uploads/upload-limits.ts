/** The highest number of files in an upload. */
export const mostFiles = 5;

/** The highest number of bytes of a file: 1 MiB. */
export const mostFileBytes = 1024 * 1024;

/** A workspace keeps the newest of its uploads. */
export const uploadsKept = 100;

/** The types of files that an upload can have. */
export const fileTypes = ['image/png', 'image/jpeg', 'application/pdf', 'text/plain'] as const;
export type FileType = (typeof fileTypes)[number];
