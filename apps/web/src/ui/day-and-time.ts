/** `25 Nov, 10:12`, in the time zone of the reader. */
export const dayAndTime = (time: string): string =>
  new Date(time).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
