import { DASH } from "../../display/values/dash.tsx";
import type { Cell } from "./cell.ts";
import { cut } from "./cut.ts";
import { safeHref } from "../../safe-href.ts";
import { linkLook } from "../../primitives/button/link-look.ts";

type Person = {
  name: string;
  /** Id, shown after the name and copied. */
  id?: string | undefined;
  href?: string | undefined;
};

/** A player's name and id, with a link. Copied as the id, or the name if there is no id. Exported as both. */
export const playerCell = <Row,>(get: (row: Row) => Person | null | undefined): Cell<Row> => ({
  cell: (row) => {
    const person = get(row);
    if (!person || !(person.name || person.id)) return DASH;
    const href = person.href === undefined ? undefined : safeHref(person.href);
    const name = <bdi>{cut(person.name || (person.id ?? ""))}</bdi>;
    return (
      <span className="flex items-baseline gap-1.5">
        <span className="truncate">
          {href === undefined ? (
            name
          ) : (
            <a href={href} tabIndex={-1} className={linkLook()}>
              {name}
            </a>
          )}
        </span>
        {person.name && person.id && (
          <span dir="ltr" className="max-w-1/2 shrink-0 truncate font-mono text-meta text-ink-muted">
            {cut(person.id)}
          </span>
        )}
      </span>
    );
  },
  text: (row) => {
    const person = get(row);
    return person?.id || person?.name || "";
  },
  spoken: (row) => get(row)?.name,
  beside: [{ word: "name", value: (row) => get(row)?.name }],
  summary: "identity",
  copyable: true,
});
