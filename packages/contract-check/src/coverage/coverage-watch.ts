import type { Watch } from "../checks/watch.ts";
import { fieldName, itemKey, valueName, type CoverageKind } from "./items-of.ts";

/** Adds the keys of items shown by traffic to `seen`. */
export const coverageWatch = (seen: Set<string>): Watch => {
  const add = (kind: CoverageKind, operation: string, what: string) =>
    void seen.add(itemKey({ kind, operation, what }));
  return {
    exchange: (_, match) => {
      if (match) add("operations", match.operation.id, "");
    },
    parameter: ({ id }, { in: place, name }) => add("parameters", id, `${place} ${name}`),
    status: ({ id }, _, documented) => {
      if (documented !== undefined) add("statuses", id, documented);
    },
    visit: ({ id }, side, { at, value, parts }) => {
      if (parts.length === 0) return;
      add("fields", id, fieldName(side, at));
      if (typeof value !== "object" && parts.some((it) => it.node["enum"]))
        add("values", id, valueName(side, at, value));
    },
  };
};
