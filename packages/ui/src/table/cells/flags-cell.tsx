import { Badge, type Tone } from "../../display/values/badge.tsx";
import { DASH } from "../../display/values/dash.tsx";
import type { Cell } from "./cell.ts";
import { cut } from "./cut.ts";
import { someOf } from "./some-of.ts";

export type Flag = {
  label: string;
  tone?: Tone | undefined;
  /** Meaning of the flag, as a hint. */ hint?: string | undefined;
};

/** Flags of a row as badges ("VIP", "Test"). Unknown flags are shown as received. */
export const flagsCell = <Row, Key extends string>(
  get: (row: Row) => readonly Key[] | null | undefined,
  known: Readonly<Record<Key, Flag>>,
  { limit = 3 }: { limit?: number } = {},
): Cell<Row> => {
  const find = (key: string): Flag => (Object.hasOwn(known, key) ? known[key as Key] : { label: cut(key) });
  const text = (row: Row) => (get(row) ?? []).map((key) => find(key).label).join(", ");
  return {
    cell: (row) => {
      const flags = get(row);
      if (!flags || flags.length === 0) return DASH;
      const [shown, rest] = someOf(flags, limit);
      return (
        <span className="flex items-center gap-1">
          {shown.map((key) => {
            const { label, tone, hint } = find(key);
            return (
              <Badge key={key} tone={tone} data-hint={hint} className="min-w-0">
                {label}
              </Badge>
            );
          })}
          {rest.length > 0 && (
            <span
              data-hint={rest.map((key) => find(key).label).join(", ")}
              dir="ltr"
              className="text-meta text-ink-muted"
            >
              +{rest.length}
            </span>
          )}
        </span>
      );
    },
    text,
    value: (row) => ({ code: (get(row) ?? []).join(", "), label: text(row) }),
    skeleton: "badge",
  };
};
