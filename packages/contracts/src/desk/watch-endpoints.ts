import { z } from 'zod';
import { critique } from '../critique.ts';
import { endpoint } from '../endpoint.ts';
import { numberParameter } from '../number-parameter.ts';
import { pagingHeaders } from '../paging.ts';
import { recordedRequest, requestQuery, requestSummary } from '../recorded-request.ts';
import { exampleRecord } from '../request-endpoints.ts';
import { reply, streamReply } from '../reply.ts';
import { ofClass, ofMember } from './class.ts';
import { byTeacher } from './session-endpoints.ts';
import { classEvent, classView, exampleView, memberWorkspace, workspaceRest } from './watch.ts';

const ofRest = { rest: workspaceRest };
const problems = ['not-found', 'too-many-wrong-keys', 'store-unavailable'] as const;
const params = { class: '7' };
const memberParams = { class: '7', number: '3' };
const { request: _request, answer: _answer, ...exampleSummary } = exampleRecord;

export const watchEndpoints = {
  viewClass: endpoint({
    method: 'GET',
    path: '/classes/{class}/view',
    title: 'Show who needs what',
    description: 'Returns each member with the state, what to say now, and what reached nobody.',
    security: byTeacher,
    params: ofClass,
    replies: {
      200: reply(classView, { description: 'The class at this moment.', example: exampleView }),
    },
    problems,
    example: { params },
  }),
  followClass: endpoint({
    method: 'GET',
    path: '/classes/{class}/live',
    title: 'Follow a class',
    description:
      'Sends the view of the class, and then twice a second what has changed in it: rows of `members`, and `causes` or `unknown` as a whole. It ends with the class, or with the session.',
    security: byTeacher,
    params: ofClass,
    replies: {
      200: streamReply('events', classEvent, {
        description: 'Events with what has changed.',
        example: [{ data: exampleView }, { data: { members: exampleView.members } }],
      }),
    },
    problems,
    example: { params },
  }),
  memberWorkspaces: endpoint({
    method: 'GET',
    path: '/classes/{class}/members/{number}/workspaces',
    title: 'List the workspaces of a member',
    description:
      'Returns the workspaces whose names are or begin with the key, the last one used first. A suite can have one for each test.',
    security: byTeacher,
    params: ofMember,
    replies: {
      200: reply(z.array(memberWorkspace), {
        description: 'The workspaces.',
        example: [{ rest: '', requests: 12, last_at: '2026-03-02T09:12:40.000Z' }],
      }),
    },
    problems,
    example: { params: memberParams },
  }),
  memberRequests: endpoint({
    method: 'GET',
    path: '/classes/{class}/members/{number}/requests',
    title: 'List the requests of a member',
    description: 'Returns a page of the log of the member, the newest first, with its filters.',
    security: byTeacher,
    params: ofMember,
    query: requestQuery.extend(ofRest),
    replies: {
      200: reply(z.array(requestSummary), {
        description: 'A page of the log.',
        headers: pagingHeaders,
        example: [exampleSummary],
      }),
    },
    problems,
    example: { params: memberParams },
  }),
  memberRequest: endpoint({
    method: 'GET',
    path: '/classes/{class}/members/{number}/requests/{id}',
    title: 'Show a request of a member',
    description: 'Returns a request with its response.',
    security: byTeacher,
    params: ofMember.extend({
      id: numberParameter({ min: 1, max: 2 ** 31 - 1 }, 'integer').describe(
        'The number of the request in the log.',
      ),
    }),
    query: z.strictObject(ofRest),
    replies: {
      200: reply(recordedRequest, { description: 'The request.', example: exampleRecord }),
    },
    problems,
    example: { params: { ...memberParams, id: '57' } },
  }),
  memberCritique: endpoint({
    method: 'GET',
    path: '/classes/{class}/members/{number}/critique',
    title: 'Judge the client of a member',
    description: 'Returns what the log says about the client of the member.',
    security: byTeacher,
    params: ofMember,
    query: z.strictObject(ofRest),
    replies: {
      200: reply(critique, {
        description: 'A remark for each rule.',
        example: { recorded_since: '2026-03-02T09:00:00.000Z', requests: 0, remarks: [] },
      }),
    },
    problems,
    example: { params: memberParams },
  }),
};
