import { area } from '../area.ts';

export const classes = area({
  slug: 'classes',
  title: 'Classes',
  place: {
    endpoints: ['classMember.showMember', 'classMember.raiseHand', 'classMember.lowerHand'],
  },
  where: {
    'CLASS-06': ['workspaces.resetWorkspace'],
    'CLASS-08': ['workspaces.deleteWorkspace'],
    'CLASS-10': ['workspaces.createWorkspace'],
    'CLASS-11': ['workspaces.createWorkspace'],
  },
  rules: [
    'CLASS-01 contract: The workspace of a member shows the class, the number and the name of the member, and what the teacher says; every other workspace shows null.',
    'CLASS-02 contract: A raised hand keeps the time at which it was raised until the member or the teacher takes it down.',
    'CLASS-03 decision 0287: A workspace whose name is the key of a member, a hyphen and any text belongs to that member, and begins with the starting point of the class.',
    'CLASS-04 decision 0287: While a class takes only its members, a request below a base path without the key of one gets 403 not-a-member, and is not executed.',
    'CLASS-05 decision 0287: A key that was replaced gets 403 key-replaced, also when a hyphen and any text follow it; the new key has all the data.',
    'CLASS-06 decision 0287: A reset in the workspace of a member returns to the starting point of the class: seed, chance, clock, limit, faults, and whether a change needs If-Match.',
    'CLASS-07 decision 0287: With seeds of their own, no two members have the same seed, and each has the same one after every reset.',
    'CLASS-08 decision 0287: A member who deletes the workspace is still a member, and is still recorded.',
    'CLASS-09 contract: An address that has sent 60 unknown keys within a minute gets 429 for the next one; requests with the key of a member are accepted from that address, too.',
    'CLASS-10 decision 0287: POST /workspaces in the workspace of a member creates another workspace of that member, with the starting point of the class.',
    'CLASS-11 contract: A member has at most 100 workspaces: a new one replaces that of the least recent request, never that of the key.',
  ],
});
