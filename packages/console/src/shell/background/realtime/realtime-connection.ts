import { negotiateRealtime } from "@backoffice/api-client";
import { WebPubSubClient, WebPubSubJsonProtocol } from "@azure/web-pubsub-client";
import type { QueryClient } from "@tanstack/react-query";
import type { Connection } from "#kit/polling/keep-connected.ts";

/** Connects and joins the group (ruling 10). `onMessage` gets the data of every message. */
export const connectRealtime = async (client: QueryClient, onMessage: (data: unknown) => void): Promise<Connection> => {
  const access = await client.query({ ...negotiateRealtime.options(), staleTime: 0, gcTime: 0, retry: false });
  const address = new URL(access.url);
  address.searchParams.set("access_token", access.awpsToken);
  // `keepConnected` reconnects, with a new token each time.
  const socket = new WebPubSubClient(
    { getClientAccessUrl: address.href },
    { autoReconnect: false, autoRejoinGroups: false, protocol: WebPubSubJsonProtocol() },
  );
  const lost = new Promise<void>((resolve) => {
    socket.on("disconnected", () => resolve());
    socket.on("stopped", () => resolve());
  });
  socket.on("server-message", ({ message }) => onMessage(message.data));
  socket.on("group-message", ({ message }) => onMessage(message.data));
  try {
    await socket.start();
    await socket.joinGroup(access.groupName);
  } catch (error) {
    socket.stop();
    throw error;
  }
  return { lost, close: () => socket.stop() };
};
