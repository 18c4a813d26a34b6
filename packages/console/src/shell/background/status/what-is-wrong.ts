import { getBadges } from "@backoffice/api-client";
import type { Trouble } from "#kit/polling/recovery.ts";
import { SHELL_READS } from "./shell-reads.ts";

/** A failure: `since` in milliseconds since 1970, `which` the parts affected, `works` the parts that still work. */
export type Notice = { title: string; since?: number | undefined; which?: string; works: string };

type State = Trouble & {
  offline: number | undefined;
  /** Pieces of code that could not be loaded. */
  missing: number;
  /** When live messages were lost. */
  messagesLost: number | undefined;
};

/**
 * Failures that the console reports. Without a network or a server nothing else is said: the rest follows from that, and
 * nothing contradicts it.
 */
export const whatIsWrong = ({ offline, unreachable, missing, messagesLost, failed }: State): Notice[] => {
  if (offline !== undefined)
    return [
      {
        title: "You are offline",
        since: offline,
        works:
          "What is on screen may be out of date. Nothing is sent until you are connected; your input is kept. Then everything is loaded by itself.",
      },
    ];
  if (unreachable !== undefined)
    return [
      {
        title: "The server cannot be reached",
        since: unreachable,
        works:
          "What is on screen can be read and may be out of date; your input is kept. Everything is loaded by itself once the server responds.",
      },
    ];
  const old = [...failed].filter(([id]) => SHELL_READS[id]);
  const times = old.map(([, at]) => at).filter((at) => at > 0);
  return [
    ...(missing > 0
      ? [{ title: "A part of the console could not be loaded", works: "It appears as soon as it can be loaded." }]
      : []),
    ...(old.length > 0
      ? [
          {
            title: "Not up to date",
            which: old.map(([id]) => SHELL_READS[id]).join(", "),
            since: times.length > 0 ? Math.min(...times) : undefined,
            works: "Retrying automatically.",
          },
        ]
      : []),
    ...(messagesLost === undefined
      ? []
      : [
          {
            title: "Live messages are interrupted",
            since: messagesLost,
            works: failed.has(getBadges.operation.id)
              ? "Retrying automatically."
              : "Counts still refresh every 10 seconds.",
          },
        ]),
  ];
};
