/** The server side of one WebSocket connection. */
export type Connection = { send: (text: string) => void; close: () => void };

/** Stands in for Azure Web PubSub: keeps the open connections and sends messages to them. */
export type Hub = {
  /** Adds a connection. Call `receive` with every text the client sends, and `closed` when the client has closed it. */
  open: (connection: Connection) => { receive: (text: string) => void; closed: () => void };
  /** Sends `data` as JSON to the members of a group, or to all connections. */
  send: (data: unknown, group?: string) => void;
  /** Closes every connection, as a restarting server does. */
  cut: () => void;
  readonly size: number;
};

type ClientFrame = { type?: string; group?: string; ackId?: number };

const parsed = (text: string): ClientFrame => {
  try {
    return JSON.parse(text) as ClientFrame;
  } catch {
    return {};
  }
};

/**
 * Implements the part of the `json.webpubsub.azure.v1` protocol that a receiving client needs: join, ack, ping,
 * messages.
 */
export const createHub = (): Hub => {
  const connections = new Map<Connection, Set<string>>();
  let opened = 0;
  return {
    open: (connection) => {
      const groups = new Set<string>();
      connections.set(connection, groups);
      opened += 1;
      connection.send(JSON.stringify({ type: "system", event: "connected", connectionId: `c${opened}`, userId: null }));
      return {
        receive: (text) => {
          const { type, group, ackId } = parsed(text);
          if (type === "ping") connection.send(JSON.stringify({ type: "pong" }));
          if (type === "joinGroup" && group) groups.add(group);
          if (type === "leaveGroup" && group) groups.delete(group);
          if (ackId !== undefined) connection.send(JSON.stringify({ type: "ack", ackId, success: true }));
        },
        closed: () => void connections.delete(connection),
      };
    },
    send: (data, group) => {
      for (const [connection, groups] of connections)
        if (group === undefined)
          connection.send(JSON.stringify({ type: "message", from: "server", dataType: "json", data }));
        else if (groups.has(group))
          connection.send(JSON.stringify({ type: "message", from: "group", group, dataType: "json", data }));
    },
    cut: () => {
      for (const connection of connections.keys()) connection.close();
      connections.clear();
    },
    get size() {
      return connections.size;
    },
  };
};
