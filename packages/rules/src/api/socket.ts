import type { Area } from '../area.ts';

export const socket = {
  slug: 'socket',
  title: 'WebSocket',
  place: { endpoints: ['socket.connectSocket'] },
  rules: [
    {
      id: 'SOCKET-01',
      from: 'RFC 6455',
      text: 'The API answers a handshake with 101, and its first message is welcome with the name of the workspace.',
    },
    {
      id: 'SOCKET-02',
      from: 'contract',
      text: 'A request that is no handshake, or has another version than 13, gets 426 with Upgrade: websocket and Sec-WebSocket-Version: 13.',
    },
    {
      id: 'SOCKET-03',
      from: 'contract',
      text: 'ping is a number from 0.1 to 60 and idle one from 0.1 to 600; another value, or an invalid Sec-WebSocket-Key, gets 400 before the upgrade.',
    },
    {
      id: 'SOCKET-04',
      from: 'contract',
      text: 'echo comes back with the same text, of 0 to 1000 characters.',
    },
    {
      id: 'SOCKET-05',
      from: 'contract',
      text: 'A published text reaches each connection that has subscribed to its topic once, also that of the publisher, and the publisher gets published.',
    },
    {
      id: 'SOCKET-06',
      from: 'contract',
      text: 'A text published in one workspace never reaches a connection of another one.',
    },
    {
      id: 'SOCKET-07',
      from: 'contract',
      text: 'To subscribe twice counts once; after unsubscribe no text of the topic arrives.',
    },
    {
      id: 'SOCKET-08',
      from: 'contract',
      text: 'All subscribers get the texts of a topic in the same order, also when several APIs share the database.',
    },
    {
      id: 'SOCKET-09',
      from: 'contract',
      text: 'replay sends the movements after the number in after up to count, the same ones as the streams with this seed.',
    },
    {
      id: 'SOCKET-10',
      from: 'contract',
      text: 'close lets the API close with the code and the reason of the message, or with 1000 and no reason.',
    },
    {
      id: 'SOCKET-11',
      from: 'contract',
      text: 'drop ends the connection without a close frame, which a client sees as 1006.',
    },
    {
      id: 'SOCKET-12',
      from: 'RFC 6455',
      text: 'The API closes with 1003 after a binary message, and with 1007 after one that is not JSON.',
    },
    {
      id: 'SOCKET-13',
      from: 'RFC 6455',
      text: 'The API closes with 1008 after a message that it does not know, and the reason names the member that is wrong.',
    },
    {
      id: 'SOCKET-14',
      from: 'RFC 6455',
      text: 'A message of 16384 bytes is read; after one of 16385 the API closes with 1009.',
    },
    {
      id: 'SOCKET-15',
      from: 'contract',
      text: 'The API sends a ping after each ping seconds, and ends a connection that has not answered the one before without a close frame.',
    },
    {
      id: 'SOCKET-16',
      from: 'contract',
      text: 'The API closes with 4408 when no message has arrived for idle seconds; a pong is no message.',
    },
    {
      id: 'SOCKET-17',
      from: 'contract',
      text: 'A connection has at most 20 topics: one more closes it with 1008.',
    },
    {
      id: 'SOCKET-18',
      from: 'RFC 6455',
      text: 'The API answers the close frame of a client with the same code, and a ping with a pong of the same bytes.',
    },
    {
      id: 'SOCKET-19',
      from: 'contract',
      text: 'A workspace has at most 100 connections: one more gets 429 with the error "Too many connections", until another one is closed.',
    },
  ],
} as const satisfies Area;
