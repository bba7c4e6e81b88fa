const timeout = 10_000;

/** Messages for browsers that give none, by the error code of the standard. */
const reasons = ['', 'Permission denied', 'Position unavailable', 'Timed out'];

/** Asks the browser for its position and reports the position or the error. */
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
