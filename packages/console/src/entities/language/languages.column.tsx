import { DASH } from "@backoffice/ui";
import type { ListColumn } from "#kit/list/list-column.ts";

type Texts = { readonly [code: string]: string | undefined };

const others = (texts: Texts) => Object.keys(texts).filter((code) => code !== "en");

/** Column of the languages other than English in which a name exists. */
export const languagesColumn = <Row,>(nameOf: (row: Row) => Texts): ListColumn<Row, never> => ({
  id: "languages",
  header: "Other languages",
  cell: (row) => {
    const codes = others(nameOf(row));
    return codes.length === 0 ? DASH : <span className="text-ink-muted uppercase">{codes.join(" ")}</span>;
  },
  text: (row) => others(nameOf(row)).join(" "),
  width: 150,
});
