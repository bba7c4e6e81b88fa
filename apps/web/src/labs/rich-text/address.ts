/** The address as a link may have it: of the web or of a mail, otherwise nothing. */
export const safeAddress = (written: string): string => {
  if (!URL.canParse(written)) return '';
  const { href, protocol } = new URL(written);
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : '';
};
