import { area } from '../area.ts';

export const socket = area({
  slug: 'socket',
  title: 'WebSocket',
  place: { endpoints: ['socket.connectSocket'] },
  rules: [
    'SOCKET-01 RFC 6455: The API responds to a handshake with 101, and its first message is welcome with the name of the workspace.',
    'SOCKET-02 contract: A request that is not a handshake, or has a version other than 13, gets 426 with Upgrade: websocket and Sec-WebSocket-Version: 13.',
    'SOCKET-03 contract: ping is a number from 0.1 to 60 and idle one from 0.1 to 600; another value, or an invalid Sec-WebSocket-Key, gets 400 before the upgrade.',
    'SOCKET-04 contract: echo comes back with the same text, of 0 to 1000 characters.',
    'SOCKET-05 contract: A published text reaches each connection with a subscription to its topic exactly once, also that of the publisher, and the publisher gets the message published.',
    'SOCKET-06 contract: A text published in one workspace never reaches a connection of another one.',
    'SOCKET-07 contract: Subscribing twice counts once; after unsubscribe no text of the topic arrives.',
    'SOCKET-08 contract: All subscribers get the texts of a topic in the same order, even when several APIs share the database.',
    'SOCKET-09 contract: replay sends the movements after the number in after up to count, the same ones as the streams with this seed.',
    'SOCKET-10 contract: close makes the API close with the code and the reason of the message, or with 1000 and no reason.',
    'SOCKET-11 contract: drop ends the connection without a close frame, which a client sees as 1006.',
    'SOCKET-12 RFC 6455: The API closes with 1003 after a binary message, and with 1007 after one that is not JSON.',
    'SOCKET-13 RFC 6455: The API closes with 1008 after a message that it does not know, and the reason names the member that is wrong.',
    'SOCKET-14 RFC 6455: A message of 16384 bytes is read; after one of 16385 the API closes with 1009.',
    'SOCKET-15 contract: The parameter ping is the number of seconds between two pings of the API; a connection that has not answered the previous ping is ended without a close frame.',
    'SOCKET-16 contract: The API closes with 4408 when no message has arrived for as many seconds as idle says; a pong is not a message.',
    'SOCKET-17 contract: A connection has at most 20 topics: one more closes it with 1008.',
    'SOCKET-18 RFC 6455: The API answers the close frame of a client with the same code, and a ping with a pong of the same bytes.',
    'SOCKET-19 contract: A workspace has at most 100 connections: one more gets 429 with the error "Too many connections", until another one is closed.',
  ],
});
