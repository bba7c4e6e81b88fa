import { area } from '../area.ts';

export const deskPages = area({
  slug: 'desk-pages',
  title: 'Pages of the desk',
  place: 'the desk',
  rules: {
    'DESKPAGE-01':
      'page: The desk asks for the key of the teacher, says when a key is wrong, stays open after a reload, and closes with Log out.',
    'DESKPAGE-02': 'page: A new class opens at once, and says that it has nobody and what to do.',
    'DESKPAGE-03':
      'page: A pasted list is saved only after the page has said what would change, with each name that two members have.',
    'DESKPAGE-04':
      'page: A name is shown as it was pasted, letter by letter, also one that looks like a script.',
    'DESKPAGE-05':
      'page: The members stand in the order in which they need somebody, and a row changes without a reload while any tool sends requests.',
    'DESKPAGE-06':
      'page: A mistake that a member repeats is listed with a sentence that helps, and the button Say it to all sends this sentence to all members.',
    'DESKPAGE-07':
      'page: Requests that reached nobody are listed by their reason, with their addresses.',
    'DESKPAGE-08':
      'page: Enter on a name opens the member, J and K lead to the next and the previous one, and closing puts the focus on the name.',
    'DESKPAGE-09':
      'page: A member shows the requests of each workspace with their responses, and the critique.',
    'DESKPAGE-10': 'page: The key of a member is shown only on demand, and a new key replaces it.',
    'DESKPAGE-11':
      'page: An action applies to all members, or to those who are chosen, and one that loses data asks first.',
    'DESKPAGE-12':
      'page: A starting point that is saved applies to all members, and a field with a mistake says so.',
    'DESKPAGE-13':
      'page: When the connection is lost, the page says that what it shows is old, and goes on by itself.',
    'DESKPAGE-14':
      'page: The projector shows no name, no key, and no path or field that a learner has typed.',
    'DESKPAGE-15': 'page: Deleting a class says what is lost, and Cancel deletes nothing.',
    'DESKPAGE-16':
      'page: The sheet refuses an address that leads only to the machine of the teacher, says why, and remembers the address.',
    'DESKPAGE-17':
      'page: The printed sheet has 24 labels on an A4 page, and each code leads its member to the address for joining with the key.',
    'DESKPAGE-18': 'page: The labels are also shown one by one.',
    'DESKPAGE-19':
      'page: A class that was deleted meanwhile, or never existed, has a page that says so and leads to all classes.',
    'DESKPAGE-20':
      'page: The plan takes tasks of any path, keeps the order in which they were put, and stays after a reload.',
    'DESKPAGE-21':
      'page: Each task of the plan says how many members have done it, and each member how many tasks, without a reload, on the projector without names.',
    'DESKPAGE-22':
      'page: A member shows each task with what proves it, and a task that the teacher counts by hand is shown as ticked by the teacher, with the note, until the tick is taken back.',
    'DESKPAGE-23':
      'page: The desk saves the marks as CSV, for Moodle and as JSON, and the evidence as NDJSON.',
    'DESKPAGE-24':
      'page: Whatever a teacher does at the desk works with a mouse, with a finger on a tablet, and with the keyboard alone in forced colors.',
    'DESKPAGE-25':
      'page: On a phone, thirty members take less than four screens; at 1440 pixels the names begin on the first screen, also with fourteen members in need.',
  },
});
