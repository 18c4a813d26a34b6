import { Alert } from "@backoffice/ui";
import { countOf, type Bulk } from "./bulk.ts";
import type { Excluded } from "./eligible-rows.ts";

/** Number of rows named per reason; the others are counted. */
const NAMED = 3;

type ExcludedRowsProps<Row> = {
  bulk: Pick<Bulk<Row>, "noun" | "name">;
  excluded: readonly Excluded<Row>[];
  locale: string;
};

/** The selected rows that are excluded, by reason. */
export const ExcludedRows = <Row,>({ bulk, excluded, locale }: ExcludedRowsProps<Row>) => {
  const count = excluded.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Alert severity="caution" title={`${countOf(bulk, count, locale)} left out`}>
      <ul className="flex flex-col gap-0.5">
        {excluded.map(({ reason, rows }) => (
          <li key={reason}>
            {reason}{" "}
            <span className="text-ink-muted">
              {rows.slice(0, NAMED).map(bulk.name).join(", ")}
              {rows.length > NAMED && ` and ${String(rows.length - NAMED)} more`}
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  );
};
