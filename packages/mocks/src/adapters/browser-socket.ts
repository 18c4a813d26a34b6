import { ws, type WebSocketHandler } from "msw/ws";
import { CLIENT_PATH } from "../realtime/client-path.ts";
import type { Hub } from "../realtime/hub.ts";

/** An MSW handler that connects WebSockets of the page to the hub. */
export const forwardSocket = (hub: Hub): WebSocketHandler =>
  ws.link(`*${CLIENT_PATH}*`).addEventListener("connection", ({ client }) => {
    const connection = hub.open({ send: (text) => client.send(text), close: () => client.close() });
    client.addEventListener("message", ({ data }) => typeof data === "string" && connection.receive(data));
    client.addEventListener("close", () => connection.closed());
  });
