/** After how many seconds without activity a session ends, and after how many it warns. */
export const endsAfter = 15 * 60;
export const warnsAfter = 14 * 60;

/** When the session has to begin: its end is on another day, in another month. */
export const wantedStart = '2028-02-29T23:50:00Z';
