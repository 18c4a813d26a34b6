import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

type Reply = { status: number; headers: Record<string, string>; body: string };

const bodyOf = async (request: IncomingMessage) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

const toServe: { close(): void; closeAllConnections(): void }[] = [];

/** Starts a server of a test on a free port; it is stopped after the tests of the file. Returns its URL. */
export const listen = async (
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<string> => {
  const server = createServer((request, response) => void answer(request, response));
  if (toServe.length === 0)
    afterAll(() => {
      for (const it of toServe) {
        it.close();
        it.closeAllConnections();
      }
    });
  toServe.push(server);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A server that responds like another one, except for the changes of `drift`. */
export const drifted = (target: string, drift: (path: string, reply: Reply) => Reply): Promise<string> =>
  listen(async (request, response) => {
    const { "content-type": type = "", cookie = "" } = request.headers;
    const body = await bodyOf(request);
    const answer = await fetch(target + request.url, {
      method: request.method ?? "GET",
      headers: { "content-type": type, cookie },
      redirect: "manual",
      ...(body.length > 0 && { body }),
    });
    const reply = drift(request.url!.split("?")[0]!, {
      status: answer.status,
      headers: Object.fromEntries([...answer.headers].filter(([name]) => !/length|encoding|connection/.test(name))),
      body: await answer.text(),
    });
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
