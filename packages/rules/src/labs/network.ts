import { labArea } from '../area.ts';

export const network = labArea('network', 'Network', [
  'NETWORK-01 rule book: Each of eight buttons asks the API for a product, and its own output says how the request ended; the output is marked busy until then.',
  'NETWORK-02 rule book: A product is shown with its name and its price with two decimals, even when it comes after ?delay= seconds.',
  'NETWORK-03 rule book: A 404, a status of 500 or above, and any other status that is not a success have different messages, each with the status.',
  'NETWORK-04 rule book: Broken JSON, a body that is cut off, and a connection that is closed without a response have messages of their own.',
  'NETWORK-05 rule book: A request ends ?timeout= seconds after it was sent with a message that names this time, even if the headers of its response have arrived.',
  'NETWORK-06 rule book: A response without a name as text or a price as number is not a product, and the message names what is missing.',
  'NETWORK-07 rule book: A mocked response has the same message as the same response of the API.',
  'NETWORK-08 rule book: After Finish, the verdict says "Solved" if all eight requests were sent and have ended; otherwise "Too early" and the open ones, "Not asked" and the missing ones, or "Not the API" and those that it lets fail, if they have returned a product.',
  'NETWORK-09 rule book: ?level=2 adds Unsteady, which fails with 503 one to four times, as the seed says, and then succeeds; its output says how often it was asked since the page was loaded.',
  'NETWORK-10 rule book: With ?level=2 the verdict says "Solved" if all nine requests have ended and Unsteady was not asked again after it had succeeded; otherwise it says "Too early", "Not asked", "Not complete" or "Asked too often".',
]);
