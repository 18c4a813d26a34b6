import { ws, type WebSocketHandler } from "msw/ws";
import { CLIENT_PATH } from "../realtime/client-path.ts";
import type { Hub } from "../realtime/hub.ts";

/** The pretend Web PubSub in a page: MSW stands between the page and its WebSocket. */
export const forwardSocket = (hub: Hub): WebSocketHandler =>
  ws.link(`*${CLIENT_PATH}*`).addEventListener("connection", ({ client }) => {
    const line = hub.open({ send: (text) => client.send(text), close: () => client.close() });
    client.addEventListener("message", ({ data }) => typeof data === "string" && line.receive(data));
    client.addEventListener("close", () => line.gone());
  });
