import type { Area } from '../area.ts';

export const faults = {
  slug: 'faults',
  title: 'Scripted faults',
  place: { endpoints: ['faults.getFaults', 'faults.putFaults', 'faults.deleteFaults'] },
  rules: [
    {
      id: 'FAULT-01',
      from: 'contract',
      where: ['faults.putFaults', 'faults.deleteFaults'],
      text: 'PUT replaces all rules and starts their counts at 0; DELETE removes all rules.',
    },
    {
      id: 'FAULT-02',
      from: 'contract',
      where: ['faults.putFaults'],
      text: 'The first rule that matches the method and the path of a request, and has an outcome left, decides; the path is compared without its base and its query.',
    },
    {
      id: 'FAULT-03',
      from: 'contract',
      where: ['faults.putFaults'],
      text: 'A rule without share uses each of its outcomes once, in their order, even if requests arrive at the same time; after the last one it decides nothing.',
    },
    {
      id: 'FAULT-04',
      from: 'contract',
      where: ['faults.putFaults'],
      text: 'A rule with share hits this share of the requests on average, and each of its outcomes equally often.',
    },
    {
      id: 'FAULT-05',
      from: 'contract',
      where: ['faults.putFaults'],
      text: 'A status, reset, empty or hang before the request prevents its execution; after the request its change is committed.',
    },
    {
      id: 'FAULT-06',
      from: 'contract',
      where: ['faults.putFaults'],
      text: 'The outcome status answers with its status, with Retry-After if the outcome has retry_after, and with a problem of the type scripted-fault.',
    },
    {
      id: 'FAULT-07',
      from: 'contract',
      where: ['faults.putFaults'],
      text: 'Each of the other outcomes does to the connection or to the body what its description says; a hang ends after 12 seconds and a dribbled answer after 10.',
    },
    {
      id: 'FAULT-08',
      from: 'contract',
      where: ['faults.putFaults'],
      text: 'A delay is from 0 to 10000 milliseconds; delays, hangs and dribbled answers count as open delays, and over the limit of the server a request gets 503.',
    },
    {
      id: 'FAULT-09',
      from: 'contract',
      where: ['faults.putFaults'],
      text: 'After the same rules are put again, the same requests in the same order have the same outcomes and the same delays.',
    },
    {
      id: 'FAULT-10',
      from: 'contract',
      where: ['faults.putFaults'],
      text: 'Every answer about which a rule has decided names seed, step, probability, outcome and rule in X-Chance, after the decision of the endpoint itself.',
    },
    {
      id: 'FAULT-11',
      from: 'contract',
      where: ['faults.putFaults'],
      text: 'Invalid rules get 400 with a pointer to each invalid value, and the rules before stay in place.',
    },
    {
      id: 'FAULT-12',
      from: 'contract',
      where: ['faults.getFaults', 'faults.putFaults'],
      text: 'The reply counts the requests that each rule has decided and the uses of each outcome, and says how many outcomes of a sequence are left.',
    },
    {
      id: 'FAULT-13',
      from: 'contract',
      text: 'Faults affect only the requests of their workspace, and its reset removes them.',
    },
    {
      id: 'FAULT-14',
      from: 'contract',
      text: 'The endpoints of the workspace, OPTIONS requests and the documents never have faults.',
    },
    {
      id: 'FAULT-15',
      from: 'rule book',
      where: ['faults.putFaults'],
      text: 'The workspace public cannot have faults: PUT gets 403.',
    },
    {
      id: 'FAULT-16',
      from: 'contract',
      text: "A fault arrives through the site's server as it does from the API, and counts once.",
    },
    {
      id: 'FAULT-17',
      from: 'contract',
      text: 'A stream with an outcome that does nothing to it, or that only delays or dribbles it, has all its items; one that changes the body changes each item, and one that breaks the connection breaks it at the first item.',
    },
  ],
} as const satisfies Area;
