import { upgradeWebSocket, type HttpBindings, type WebSocketServerLike } from "@hono/node-server";
import { Hono } from "hono";
import { WebSocketServer } from "ws";
import { CLIENT_PATH } from "../realtime/client-path.ts";
import type { Hub } from "../realtime/hub.ts";

/** The pretend Web PubSub over a real WebSocket; without a token nobody gets in. */
export const createSocket = (hub: Hub) => {
  const server = new WebSocketServer({ noServer: true });
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get(
    CLIENT_PATH,
    (context, next) => (context.req.query("access_token") ? next() : Promise.resolve(context.text("No token", 401))),
    upgradeWebSocket(() => {
      let line: ReturnType<Hub["open"]> | undefined;
      return {
        onOpen: (_, socket) => {
          line = hub.open({ send: (text) => socket.send(text), close: () => socket.close() });
        },
        onMessage: ({ data }) => typeof data === "string" && line?.receive(data),
        onClose: () => line?.gone(),
      };
    }),
  );
  // The types differ by an exactOptionalPropertyTypes; the library means this very class.
  return { app, server: server as WebSocketServerLike };
};
