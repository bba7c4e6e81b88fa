import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emptyReply, reply } from '../reply.ts';
import { ofClass, ofMember } from './class.ts';
import {
  exampleMember,
  member,
  memberChange,
  rosterChange,
  rosterQuery,
  rosterText,
} from './roster.ts';
import { byTeacher } from './session-endpoints.ts';

const reads = ['not-found', 'too-many-wrong-keys', 'store-unavailable'] as const;
const changes = [...reads, 'foreign-page'] as const;
const example = { params: { class: '7', number: '3' } };

export const memberEndpoints = {
  putRoster: endpoint({
    method: 'PUT',
    path: '/classes/{class}/roster',
    title: 'Paste the list of the class',
    description:
      'Adds those who are not members yet, and gives each a key. A member is known by the student id, otherwise by the name. The same text again changes nothing, and nobody is removed.',
    security: byTeacher,
    params: ofClass,
    query: rosterQuery,
    body: rosterText,
    replies: {
      200: reply(rosterChange, {
        description: 'What has changed.',
        example: {
          added: [{ number: 3, name: 'Łukasz Nowak' }],
          kept: 2,
          renamed: [],
          missing: [],
          duplicates: [{ name: 'Anna', numbers: [1, 2] }],
        },
      }),
    },
    problems: [...changes, 'class-full'],
    example: {
      params: { class: '7' },
      query: { dry_run: 'true' },
      body: { text: 'name;student_id\nŁukasz Nowak;s4711' },
    },
  }),
  listMembers: endpoint({
    method: 'GET',
    path: '/classes/{class}/members',
    title: 'List the members with their keys',
    description: 'Returns the members in the order of their numbers: what a sheet needs.',
    security: byTeacher,
    params: ofClass,
    replies: {
      200: reply(z.array(member), { description: 'The members.', example: [exampleMember] }),
    },
    problems: reads,
    example: { params: { class: '7' } },
  }),
  changeMember: endpoint({
    method: 'PATCH',
    path: '/classes/{class}/members/{number}',
    title: 'Change a member',
    description: 'Changes the name, the student id or the address, or takes the hand down.',
    security: byTeacher,
    params: ofMember,
    bodyTypes: ['application/json', 'application/merge-patch+json'],
    body: memberChange,
    replies: {
      200: reply(member, { description: 'The member after the change.', example: exampleMember }),
    },
    problems: changes,
    example: { ...example, body: { name: 'Łukasz Nowak' } },
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/classes/{class}/members/{number}',
    title: 'Remove a member',
    description: 'Removes the member with the key, the workspaces and the log.',
    security: byTeacher,
    params: ofMember,
    replies: { 204: emptyReply({ description: 'The member is removed.' }) },
    problems: changes,
    example,
  }),
  replaceKey: endpoint({
    method: 'POST',
    path: '/classes/{class}/members/{number}/key',
    title: 'Give a new key',
    description:
      'Gives the member a new key. All data stays; from now on the old key is refused with 403 `key-replaced`.',
    security: byTeacher,
    params: ofMember,
    replies: {
      200: reply(member, {
        description: 'The member with the new key.',
        example: { ...exampleMember, key: 'p4ta-h82c' },
      }),
    },
    problems: changes,
    example,
  }),
};
