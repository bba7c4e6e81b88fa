import { area } from '../area.ts';

export const desk = area({
  slug: 'desk',
  title: "The teacher's desk",
  place: 'the desk',
  rules: {
    'TEACHER-01': 'rule book: Without TEACHER_KEY there is nothing below /desk/api.',
    'TEACHER-02':
      'rule book: Every endpoint of the desk but the login refuses a request without the key or a session with 401.',
    'TEACHER-03':
      'rule book: A change with the cookie of a session needs the Origin of this site, the CSRF token and JSON; otherwise nothing changes.',
    'TEACHER-04':
      'rule book: The cookie of a session is HttpOnly and SameSite=Strict and goes only to the desk, whose responses are never stored, and which no page of another origin can read.',
    'TEACHER-05':
      'rule book: After ten wrong keys within a minute an address gets 429 also for the right one, while whoever has a session, or a browser that had one, is let in.',
    'TEACHER-06':
      'rule book: Logging out ends a session also for a copy of its cookie, and a cookie that is signed with another key opens no session.',
    'TEACHER-07':
      'rule book: No prefix of a workspace, other case, other encoding, doubled slash or dot segment leads to the desk.',
    'TEACHER-08':
      'rule book: Pasting the same list again changes nothing, and a member who is missing from a list stays a member.',
    'TEACHER-09':
      'rule book: A member is known by the student id, otherwise by the name; the same name twice makes two members, and the response names both.',
    'TEACHER-10': 'rule book: A dry run of a list says what it would change, and changes nothing.',
    'TEACHER-11':
      'rule book: An action applies to all members or to the given numbers, and the response names the numbers that no member has.',
    'TEACHER-12':
      'rule book: A starting point applies to all members at once, unless it waits for their resets; it leaves their data as they are.',
    'TEACHER-13':
      'rule book: The stream of a class begins with all rows, and then sends the rows that have changed; no row has a key.',
    'TEACHER-14':
      'rule book: A member who makes the same mistake three times in a row, over two seconds or more, whatever the data of the requests, is listed under its cause until a request succeeds; a reset or a login before the next try does not count as a success, nor does a read if the refusal is about the state of a book.',
    'TEACHER-15':
      'rule book: Other Content-Types, Accepts, tokens, ETags or credentials that are refused are no repetition of a mistake, nor is the same invalid request again, nor a scripted fault that the client gives up: a test of errors sends them.',
    'TEACHER-16':
      'rule book: A request that belongs to no member while a class is open is counted by its reason: no key, an unknown or an old one, no valid name, two names, or a variable that is not set.',
    'TEACHER-17':
      'rule book: The desk shows the requests of a member and what they say about the client.',
    'TEACHER-18':
      'rule book: Deleting a class deletes the names and keys of its members, their workspaces and their logs.',
    'TEACHER-19':
      'rule book: After the end of a class nobody is refused for lack of a key, and nothing is recorded any more.',
    'TEACHER-20':
      'rule book: A plan names tasks in their order; one that names a task twice, or one that there is not, gets 400 with a pointer, and nothing changes.',
    'TEACHER-21':
      'rule book: The desk counts for each task how many members have begun it, have done it and were late, and shows of each member the steps, the hints and the proof.',
    'TEACHER-22':
      'rule book: A tick of the teacher counts whatever was seen, is shown as such with its note to the desk and the member, and can be taken back.',
    'TEACHER-23':
      'rule book: What is done after counts_until is late and gives no points; what is only reported gives points only if the plan says so.',
    'TEACHER-24':
      'rule book: marks.csv and marks.json say the same of each member and planned task, sorted by the last word of the name or by the number.',
    'TEACHER-25':
      'rule book: The CSV of an export is RFC 4180 in UTF-8 with a byte order mark, and no name in it is a formula for a spreadsheet.',
    'TEACHER-26':
      'rule book: moodle.csv has the ID numbers of the members, or the addresses if nobody has one, and a percentage from 0 to 100, or a hyphen for a member who has sent nothing; who has neither is left out.',
    'TEACHER-27':
      'rule book: evidence.ndjson has a line for each task that a member has done, with the requests that show it; no export has a key.',
    'TEACHER-28':
      'rule book: The desk shows at most 200 characters of a path, and marks what a member has typed and no documentation has.',
  },
});
