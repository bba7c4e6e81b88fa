import { area } from '../area.ts';

export const faults = area({
  slug: 'faults',
  title: 'Scripted faults',
  place: { endpoints: ['faults.getFaults', 'faults.putFaults', 'faults.deleteFaults'] },
  rules: {
    'FAULT-01':
      'contract: PUT replaces all rules and starts their counts at 0; DELETE removes all rules.',
    'FAULT-02':
      'contract: The first rule that matches the method and the path of a request, and has an outcome left, decides; the path is compared without its base and its query.',
    'FAULT-03':
      'contract: A rule without share uses each of its outcomes once, in their order, even if requests arrive at the same time; after the last one it decides nothing.',
    'FAULT-04':
      'contract: A rule with share hits this share of the requests on average, and each of its outcomes equally often.',
    'FAULT-05':
      'contract: An outcome status, reset, empty or hang before the request prevents its execution; one after the request leaves its change committed.',
    'FAULT-06':
      'contract: The outcome status responds with its status, with Retry-After if the outcome has retry_after, and with a problem of the type scripted-fault.',
    'FAULT-07':
      'contract: Each of the other outcomes does to the connection or to the body what its description says; a hang ends after 12 seconds and a dribbled response after 10.',
    'FAULT-08':
      'contract: A delay is from 0 to 10000 milliseconds; delays, hangs and dribbled responses count as open delays, and over the limit of the server a request gets 503.',
    'FAULT-09':
      'contract: After the same rules are put again, the same requests in the same order have the same outcomes and the same delays.',
    'FAULT-10':
      'contract: Every response about which a rule has decided names seed, step, probability, outcome and rule in X-Chance, after the decision of the endpoint itself.',
    'FAULT-11':
      'contract: Invalid rules get 400 with a pointer to each invalid value, and the rules before stay in place.',
    'FAULT-12':
      'contract: The response counts the requests that each rule has decided and the uses of each outcome, and says how many outcomes of a sequence are left.',
    'FAULT-13':
      'contract: Faults affect only the requests of their workspace, and its reset removes them.',
    'FAULT-14':
      'contract: The endpoints of the workspace, OPTIONS requests and the documents never have faults.',
    'FAULT-15': 'rule book: The workspace public cannot have faults: PUT gets 403.',
    'FAULT-16':
      "contract: A fault arrives through the site's server as it does from the API, and counts once.",
    'FAULT-17':
      'contract: A stream with an outcome that does nothing to it, or that only delays or dribbles it, has all its items; one that changes the body changes each item, and one that breaks the connection breaks it at the first item.',
  },
  where: {
    'FAULT-01': ['faults.putFaults', 'faults.deleteFaults'],
    'FAULT-02': ['faults.putFaults'],
    'FAULT-03': ['faults.putFaults'],
    'FAULT-04': ['faults.putFaults'],
    'FAULT-05': ['faults.putFaults'],
    'FAULT-06': ['faults.putFaults'],
    'FAULT-07': ['faults.putFaults'],
    'FAULT-08': ['faults.putFaults'],
    'FAULT-09': ['faults.putFaults'],
    'FAULT-10': ['faults.putFaults'],
    'FAULT-11': ['faults.putFaults'],
    'FAULT-12': ['faults.getFaults', 'faults.putFaults'],
    'FAULT-15': ['faults.putFaults'],
  },
});
