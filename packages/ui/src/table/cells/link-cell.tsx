import { DASH } from "../../display/values/dash.tsx";
import type { Cell } from "./cell.ts";
import { cut } from "./cut.ts";
import { safeHref } from "../../safe-href.ts";
import { linkLook } from "../../primitives/button/link-look.ts";

type Link = { label: string; href: string };

/** A link, focused from its cell with F2. An unsafe URL is shown as text. */
export const linkCell = <Row,>(get: (row: Row) => Link | null | undefined): Cell<Row> => ({
  cell: (row) => {
    const link = get(row);
    if (!link?.label) return DASH;
    const href = safeHref(link.href);
    if (href === undefined) return cut(link.label);
    return (
      <a href={href} tabIndex={-1} className={linkLook()}>
        {cut(link.label)}
      </a>
    );
  },
  text: (row) => get(row)?.label ?? "",
});
