import type { Column } from "@backoffice/ui/table";
import type { Refers } from "#kit/references/ref-cell.tsx";
import type { RefNames } from "#kit/references/ref-names.ts";

/** A column of a list, with the kind of record that its ids refer to. */
export type ReferringColumn<Row> = Column<Row> & { refers?: Refers<Row> | undefined };

/** The column in a file: the name behind its id, with the id in the next column, if the console knows the names. */
export const withNames = <Row>({ refers, ...column }: ReferringColumn<Row>, names: RefNames): Column<Row> => {
  const known = refers && names.get(refers.kind);
  if (!known) return column;
  const { value: id } = refers;
  const name = (row: Row) => {
    const value = id(row);
    return value && (known.get(value) ?? value);
  };
  return { ...column, value: name, beside: [{ word: "ID", value: id }] };
};
