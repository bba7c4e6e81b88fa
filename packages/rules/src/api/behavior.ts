import type { Area } from '../area.ts';

export const behavior = {
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
    {
      id: 'CHANCE-01',
      from: '§8',
      where: ['behavior.failAtRandom'],
      text: 'At random, on average one request in two gets 500 with the error "Random server error", and the others get 200.',
    },
    {
      id: 'CHANCE-02',
      from: '§8',
      where: ['behavior.listTestUsers'],
      text: 'At random, on average one request in five gets 429 with the error "Rate limit exceeded", and the others get the users.',
    },
    {
      id: 'CHANCE-03',
      from: 'contract',
      where: ['behavior.listTestUsers', 'behavior.answerLate'],
      text: 'A 429 and a 503 have the header Retry-After, a whole number of seconds.',
    },
    {
      id: 'CHANCE-04',
      from: 'contract',
      text: 'After the same seed is set, the same random calls in the same order have the same outcomes.',
    },
    {
      id: 'CHANCE-05',
      from: 'contract',
      where: ['workspaces.changeWorkspace'],
      text: 'Setting the seed sets the step to 0, even if the seed has the same value.',
    },
    {
      id: 'CHANCE-06',
      from: 'contract',
      where: ['behavior.listTestUsers', 'behavior.failAtRandom', 'behavior.answerLate'],
      text: 'X-Chance names the seed, the step, the probability and the outcome of a random reply; the first decision after setting the seed is step 0.',
    },
    {
      id: 'CHANCE-07',
      from: 'contract',
      where: ['behavior.listTestUsers', 'behavior.failAtRandom', 'workspaces.changeWorkspace'],
      text: 'The setting chance of the workspace forces the failure with the value always and the success with never; a forced reply also takes a step.',
    },
    {
      id: 'CHANCE-08',
      from: '§9',
      where: ['behavior.answerLate'],
      text: 'delay can be any number of seconds from 1 to 10, including both; any other value gets 400.',
    },
    {
      id: 'CHANCE-09',
      from: 'contract',
      where: ['behavior.answerLate'],
      text: 'The reply comes after delay seconds, and its timestamp is the time after the delay.',
    },
    {
      id: 'CHANCE-10',
      from: 'contract',
      where: ['behavior.answerLate'],
      text: 'Without a delay the API draws a random whole number of seconds from 1 to 10.',
    },
    {
      id: 'CHANCE-11',
      from: '§7',
      where: ['ping.ping'],
      text: 'The reply is 200 with the message "pong".',
    },
  ],
} as const satisfies Area;
