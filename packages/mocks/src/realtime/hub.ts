/** One open connection of a pretend Web PubSub: how it is written to, and how it is cut. */
export type Line = { send: (text: string) => void; close: () => void };

/** Everybody who listens, and how messages reach them. */
export type Hub = {
  /** A connection was opened; the answer takes what it sends, and hears when it is gone. */
  open: (line: Line) => { receive: (text: string) => void; gone: () => void };
  /** Sends JSON to a group, or to everybody. */
  send: (data: unknown, group?: string) => void;
  /** Cuts every connection, as a server that restarts does. */
  cut: () => void;
  readonly size: number;
};

type Request = { type?: string; group?: string; ackId?: number };

const parsed = (text: string): Request => {
  try {
    return JSON.parse(text) as Request;
  } catch {
    return {};
  }
};

/** Speaks `json.webpubsub.azure.v1`, as far as a client that joins groups and listens needs it. */
export const createHub = (): Hub => {
  const lines = new Map<Line, Set<string>>();
  let last = 0;
  return {
    open: (line) => {
      const groups = new Set<string>();
      lines.set(line, groups);
      last += 1;
      line.send(JSON.stringify({ type: "system", event: "connected", connectionId: `c${last}`, userId: null }));
      return {
        receive: (text) => {
          const { type, group, ackId } = parsed(text);
          if (type === "ping") line.send(JSON.stringify({ type: "pong" }));
          if (type === "joinGroup" && group) groups.add(group);
          if (type === "leaveGroup" && group) groups.delete(group);
          if (ackId !== undefined) line.send(JSON.stringify({ type: "ack", ackId, success: true }));
        },
        gone: () => void lines.delete(line),
      };
    },
    send: (data, group) => {
      for (const [line, groups] of lines)
        if (group === undefined) line.send(JSON.stringify({ type: "message", from: "server", dataType: "json", data }));
        else if (groups.has(group))
          line.send(JSON.stringify({ type: "message", from: "group", group, dataType: "json", data }));
    },
    cut: () => {
      for (const line of lines.keys()) line.close();
      lines.clear();
    },
    get size() {
      return lines.size;
    },
  };
};
