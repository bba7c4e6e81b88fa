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
      text: 'By chance one call in two answers 500 with the error "Random server error", the others 200.',
    },
    {
      id: 'CHANCE-02',
      from: '§8',
      where: ['behavior.listTestUsers'],
      text: 'By chance one call in five answers 429 with the error "Rate limit exceeded", the others list the users.',
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
      text: 'The same seed and the same calls give the same outcomes.',
    },
    {
      id: 'CHANCE-05',
      from: 'contract',
      where: ['workspaces.changeWorkspace'],
      text: 'Setting the seed starts again at step 0, also when it is set to the value it has.',
    },
    {
      id: 'CHANCE-06',
      from: 'contract',
      where: ['behavior.listTestUsers', 'behavior.failAtRandom', 'behavior.answerLate'],
      text: 'Where chance decided, X-Chance names the seed, the step, the probability and the outcome of this very answer; the first decision after setting the seed is step 0.',
    },
    {
      id: 'CHANCE-07',
      from: 'contract',
      where: ['behavior.listTestUsers', 'behavior.failAtRandom', 'workspaces.changeWorkspace'],
      text: 'chance=always forces the failure, chance=never the success; each forced answer uses up a step.',
    },
    {
      id: 'CHANCE-08',
      from: '§9',
      where: ['behavior.answerLate'],
      text: 'delay takes every number from 1 to 10, both included; any other value is a 400.',
    },
    {
      id: 'CHANCE-09',
      from: 'contract',
      where: ['behavior.answerLate'],
      text: 'The answer comes after delay seconds, and its timestamp is the time after the wait.',
    },
    {
      id: 'CHANCE-10',
      from: 'contract',
      where: ['behavior.answerLate'],
      text: 'Without a delay chance draws a whole number from 1 to 10.',
    },
    {
      id: 'CHANCE-11',
      from: '§7',
      where: ['ping.ping'],
      text: 'The answer is 200 with the message "pong".',
    },
  ],
} as const satisfies Area;
