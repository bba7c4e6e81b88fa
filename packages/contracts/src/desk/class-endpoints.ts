import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emptyReply, reply } from '../reply.ts';
import { classChange, exampleClass, newClass, ofClass, schoolClass } from './class.ts';
import { byTeacher } from './session-endpoints.ts';

const reads = ['too-many-wrong-keys', 'store-unavailable'] as const;
const changes = [...reads, 'foreign-page'] as const;

export const classEndpoints = {
  listClasses: endpoint({
    method: 'GET',
    path: '/classes',
    title: 'List the classes',
    description: 'Returns every class, the newest first.',
    security: byTeacher,
    replies: {
      200: reply(z.array(schoolClass), { description: 'The classes.', example: [exampleClass] }),
    },
    problems: reads,
    example: {},
  }),
  createClass: endpoint({
    method: 'POST',
    path: '/classes',
    title: 'Begin a class',
    description: 'Begins a class without members.',
    security: byTeacher,
    body: newClass,
    replies: {
      201: reply(schoolClass, {
        description: 'The class has begun.',
        headers: { Location: 'The path of the class.' },
        example: { ...exampleClass, members: 0, here: 0 },
      }),
    },
    problems: changes,
    example: { body: { title: 'Thu 3B' } },
  }),
  getClass: endpoint({
    method: 'GET',
    path: '/classes/{class}',
    title: 'Show a class',
    description: 'Returns a class.',
    security: byTeacher,
    params: ofClass,
    replies: { 200: reply(schoolClass, { description: 'The class.', example: exampleClass }) },
    problems: [...reads, 'not-found'],
    example: { params: { class: '7' } },
  }),
  changeClass: endpoint({
    method: 'PATCH',
    path: '/classes/{class}',
    title: 'Change a class',
    description:
      'Changes the title, the end, what happens to others, or the message. What is left out stays as it is.',
    security: byTeacher,
    params: ofClass,
    bodyTypes: ['application/json', 'application/merge-patch+json'],
    body: classChange,
    replies: {
      200: reply(schoolClass, {
        description: 'The class after the change.',
        example: { ...exampleClass, message: 'Reset before each test.' },
      }),
    },
    problems: [...changes, 'not-found'],
    example: { params: { class: '7' }, body: { message: 'Reset before each test.' } },
  }),
  endClass: endpoint({
    method: 'DELETE',
    path: '/classes/{class}',
    title: 'Delete a class',
    description:
      'Deletes the class: the names and keys of its members, their workspaces and their logs.',
    security: byTeacher,
    params: ofClass,
    replies: { 204: emptyReply({ description: 'The class is deleted.' }) },
    problems: [...changes, 'not-found'],
    example: { params: { class: '7' } },
  }),
};
