import type { components } from "@backoffice/api-client";
import { diffValues } from "@backoffice/ui";
import { changeName, comparable } from "./compared.ts";

type GameLog = components["schemas"]["GameLog"];

const shown = (value: unknown): string => {
  if (value === null || value === "") return "empty";
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** Change of a log entry with the values before and after: "RTP: 95.4 → 96.21"; its message if it has neither. */
export const changeText = ({ logMeta: { before, after }, message }: GameLog): string => {
  const changes = before && after ? diffValues(comparable(before), comparable(after)) : [];
  if (changes.length === 0) return message;
  return changes
    .map((change) => {
      const name = changeName(change.path);
      if (change.kind === "added") return `${name}: added ${shown(change.after)}`;
      if (change.kind === "removed") return `${name}: removed ${shown(change.before)}`;
      return `${name}: ${shown(change.before)} → ${shown(change.after)}`;
    })
    .join(", ");
};
