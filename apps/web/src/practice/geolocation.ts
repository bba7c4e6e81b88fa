const timeout = 10_000;

/** For browsers that fail without a word: by the code of the error, as the standard counts them. */
const reasons = ['', 'Permission denied', 'Position unavailable', 'Timed out'];

/** Asks the browser where it is and reports what it says, a failure as well. */
export const locate = (report: (answer: string) => void): void => {
  if (!('geolocation' in navigator)) {
    return report('Geolocation is not supported by this browser.');
  }
  report('Waiting for the position…');
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => report(`Latitude: ${coords.latitude}, Longitude: ${coords.longitude}`),
    ({ message, code }) => report(`Error: ${message || reasons[code]}`),
    { timeout },
  );
};
