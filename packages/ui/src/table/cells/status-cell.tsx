import { Badge, type Tone } from "../../display/values/badge.tsx";
import { DASH } from "../../display/values/dash.tsx";
import type { Cell } from "./cell.ts";
import { cut } from "./cut.ts";

/**
 * A status as a badge. An unknown status (the server is newer than the page) is shown as received, in a neutral tone, and
 * marked as unknown.
 */
export const statusCell = <Row, Status extends string>(
  get: (row: Row) => Status | null | undefined,
  known: Readonly<Record<Status, { label: string; tone: Tone }>>,
): Cell<Row> => {
  const find = (status: string) => (Object.hasOwn(known, status) ? known[status as Status] : undefined);
  return {
    cell: (row) => {
      const status = get(row);
      if (!status) return DASH;
      const { label, tone } = find(status) ?? {};
      return label === undefined ? (
        <Badge data-hint="This page does not know this status.">{cut(status)}</Badge>
      ) : (
        <Badge tone={tone}>{label}</Badge>
      );
    },
    text: (row) => {
      const status = get(row) ?? "";
      return find(status)?.label ?? status;
    },
    value: (row) => {
      const status = get(row);
      return status ? { code: status, label: find(status)?.label ?? status } : undefined;
    },
    labels: Object.fromEntries(Object.entries<{ label: string }>(known).map(([status, { label }]) => [status, label])),
    summary: "status",
    quiet: (row) => {
      const status = get(row);
      return !status || find(status)?.tone === "normal";
    },
    skeleton: "badge",
  };
};
