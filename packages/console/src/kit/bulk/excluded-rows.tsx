import { Alert } from "@backoffice/ui";
import { Fragment } from "react";
import { countOf, type Bulk } from "./bulk.ts";
import type { Excluded } from "./eligible-rows.ts";
import { RecordLink } from "./results/record-link.tsx";

/** Number of rows named per reason; the others are counted. */
const NAMED = 3;

type ExcludedRowsProps<Row> = {
  bulk: Pick<Bulk<Row>, "noun" | "name" | "decides">;
  excluded: readonly Excluded<Row>[];
  locale: string;
};

/** The selected rows that are excluded, by reason. */
export const ExcludedRows = <Row,>({ bulk, excluded, locale }: ExcludedRowsProps<Row>) => {
  const count = excluded.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Alert severity="caution" title={`${countOf(bulk, count, locale)} left out`}>
      <ul className="flex flex-col gap-0.5">
        {excluded.map(({ reason, isLocked, rows }) => (
          <li key={reason}>
            {reason}{" "}
            <span className="text-ink-muted">
              {isLocked
                ? rows.map((row, index) => {
                    const record = bulk.decides?.(row);
                    return (
                      <Fragment key={record?.id}>
                        {index > 0 && ", "}
                        <RecordLink record={record} name={bulk.name(row)} />
                      </Fragment>
                    );
                  })
                : rows.slice(0, NAMED).map(bulk.name).join(", ")}
              {!isLocked && rows.length > NAMED && ` and ${String(rows.length - NAMED)} more`}
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  );
};
