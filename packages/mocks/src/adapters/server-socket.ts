import { upgradeWebSocket, type HttpBindings, type WebSocketServerLike } from "@hono/node-server";
import { Hono } from "hono";
import { WebSocketServer } from "ws";
import { CLIENT_PATH } from "../realtime/client-path.ts";
import type { Hub } from "../realtime/hub.ts";

/** Serves the hub over WebSocket; connecting without `access_token` is refused (401). */
export const createSocket = (hub: Hub) => {
  const server = new WebSocketServer({ noServer: true });
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get(
    CLIENT_PATH,
    (context, next) => (context.req.query("access_token") ? next() : Promise.resolve(context.text("No token", 401))),
    upgradeWebSocket(() => {
      let connection: ReturnType<Hub["open"]> | undefined;
      return {
        onOpen: (_, socket) => {
          connection = hub.open({ send: (text) => socket.send(text), close: () => socket.close() });
        },
        onMessage: ({ data }) => typeof data === "string" && connection?.receive(data),
        onClose: () => connection?.closed(),
      };
    }),
  );
  // The declared type differs from this class only by `exactOptionalPropertyTypes`.
  return { app, server: server as WebSocketServerLike };
};
