import { area } from '../area.ts';

export const behavior = area({
  slug: 'behavior',
  title: 'Behavior and chance',
  place: {
    endpoints: [
      'behavior.listTestUsers',
      'behavior.failAtRandom',
      'behavior.answerLate',
      'ping.ping',
    ],
  },
  rules: [
    'CHANCE-01 §8: At random, on average one request in two gets 500 with the error "Random server error", and the others get 200.',
    'CHANCE-02 §8: At random, on average one request in five gets 429 with the error "Rate limit exceeded", and the others get the users.',
    'CHANCE-03 contract: A 429 and a 503 have the header Retry-After, a whole number of seconds.',
    'CHANCE-04 contract: After the same seed is set, the same random requests in the same order have the same outcomes.',
    'CHANCE-05 contract: Setting the seed sets the step to 0, even if the seed has the same value.',
    'CHANCE-06 contract: X-Chance names the seed, the step, the probability and the outcome of a random response; the first decision after setting the seed is step 0.',
    'CHANCE-07 contract: The setting chance of the workspace forces the failure with the value always and the success with never; a forced response also takes a step.',
    'CHANCE-08 §9: delay can be any number of seconds from 1 to 10, including both; any other value gets 400.',
    'CHANCE-09 contract: The response comes after delay seconds, and its timestamp is the time after the delay.',
    'CHANCE-10 contract: Without a delay the API draws a random whole number of seconds from 1 to 10.',
    'CHANCE-11 §7: The response is 200 with the message "pong".',
  ],
  where: {
    'CHANCE-01': ['behavior.failAtRandom'],
    'CHANCE-02': ['behavior.listTestUsers'],
    'CHANCE-03': ['behavior.listTestUsers', 'behavior.answerLate'],
    'CHANCE-05': ['workspaces.changeWorkspace'],
    'CHANCE-06': ['behavior.listTestUsers', 'behavior.failAtRandom', 'behavior.answerLate'],
    'CHANCE-07': ['behavior.listTestUsers', 'behavior.failAtRandom', 'workspaces.changeWorkspace'],
    'CHANCE-08': ['behavior.answerLate'],
    'CHANCE-09': ['behavior.answerLate'],
    'CHANCE-10': ['behavior.answerLate'],
    'CHANCE-11': ['ping.ping'],
  },
});
