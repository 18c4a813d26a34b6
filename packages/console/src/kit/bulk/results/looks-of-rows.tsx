import { Alert } from "@backoffice/ui";
import { countOf, type Bulk, type BulkAction } from "../bulk.ts";

type LooksOfRowsProps<Row> = {
  bulk: Pick<Bulk<Row>, "noun">;
  rows: readonly Row[];
  look: BulkAction<Row>["look"];
  locale: string;
};

/** How many of the rows need a look, and why: "First withdrawal 2, Shared destination 1". */
export const LooksOfRows = <Row,>({ bulk, rows, look, locale }: LooksOfRowsProps<Row>) => {
  const found = rows.flatMap((row) => look?.(row) ?? []);
  if (found.length === 0) return null;
  const reasons = [...Map.groupBy(found, (it) => it)].map(([reason, same]) => `${reason} ${same.length}`);
  return (
    <Alert severity="caution" title={`${countOf(bulk, found.length, locale)} to look at`}>
      {reasons.join(", ")}
    </Alert>
  );
};
