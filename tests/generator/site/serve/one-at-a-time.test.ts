import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { oneAtATime } from '../../../../generator/site/serve/serve';

/** Sends requests of one connection or of several, and returns the addresses that are being answered. */
function sent(requests: readonly (readonly [socket: Socket, url: string])[]) {
  const answered: string[] = [];
  const answer = oneAtATime(({ url = '' }) => answered.push(url));
  const responses = requests.map(([socket, url]) => {
    const request = new IncomingMessage(socket);
    request.url = url;
    const response = new ServerResponse(request);
    answer(request, response);
    return response;
  });
  return { answered, responses };
}

it('oneAtATime answers a request after the previous answer has left its connection', () => {
  const [socket, other] = [new Socket(), new Socket()];
  const { answered, responses } = sent([
    [socket, '/a'],
    [socket, '/b'],
    [other, '/c'],
    [socket, '/d'],
  ]);
  expect(answered).toEqual(['/a', '/c']);
  responses[0]?.emit('close');
  expect(answered).toEqual(['/a', '/c', '/b']);
  responses[1]?.emit('close');
  expect(answered).toEqual(['/a', '/c', '/b', '/d']);
});

it('oneAtATime answers nothing more after the connection has ended', () => {
  const socket = new Socket();
  const { answered, responses } = sent([
    [socket, '/a'],
    [socket, '/b'],
  ]);
  socket.destroy();
  responses[0]?.emit('close');
  expect(answered).toEqual(['/a']);
});
