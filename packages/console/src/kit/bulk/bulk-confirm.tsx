import { Checkbox, ConfirmDialog, useLocale } from "@backoffice/ui";
import { plainDecimal } from "@backoffice/ui/form";
import { useState } from "react";
import { currencyDigits } from "#kit/numbers/currency-digits.ts";
import { noteWaits } from "#kit/form/note.ts";
import { BulkNotes, NO_NOTES, noteOf } from "./bulk-notes.tsx";
import { totalsOf, type Total } from "./bulk-totals.ts";
import { totalText } from "./bulk-totals-text.tsx";
import { countOf, type Bulk } from "./bulk.ts";
import type { BulkRequest } from "./eligible-rows.ts";
import { ExcludedRows } from "./excluded-rows.tsx";
import type { Started } from "./run/bulk-runs.ts";
import { LooksOfRows } from "./results/looks-of-rows.tsx";
import { typedConfirmation } from "./typed-confirmation.ts";

type BulkConfirmProps<Row> = {
  bulk: Bulk<Row>;
  idOf: (row: Row) => string;
  request: BulkRequest<Row>;
  onCancel: () => void;
  onConfirm: (started: Started<Row>) => void;
};

/** The total as staff type it: with the decimals of its currency, without grouping. */
const typedText = ({ currency, total }: Total, locale: string): string => {
  const [least] = currencyDigits(currency);
  const [whole = "", fraction = ""] = total.split(".");
  const digits = fraction.padEnd(least, "0");
  return plainDecimal(digits ? `${whole}.${digits}` : whole, locale);
};

/** Confirms a bulk action: number of rows, their money, excluded rows with reasons, and the notes. */
export const BulkConfirm = <Row,>({
  bulk,
  idOf,
  request: { action, eligible: rows, excluded },
  onCancel,
  onConfirm,
}: BulkConfirmProps<Row>) => {
  const { locale } = useLocale();
  const [notes, setNotes] = useState(NO_NOTES);
  const [chosen, setChosen] = useState(action.choice?.initial ?? false);
  const { verb, note, choice, outcome, tone } = action;
  const { money } = bulk;
  const count = countOf(bulk, rows.length, locale);
  const typed = typedConfirmation(rows, money) ?? (action.irreversible ? "count" : undefined);
  const total = typed === "count" ? undefined : typed;
  const totals = money ? totalsOf(rows, money).map((one) => totalText(one, locale)) : [];
  const waits = note && rows.map((row) => noteWaits(note, noteOf(notes, idOf(row)))).find((it) => it !== undefined);
  const title = `${verb} ${count}`;
  const movesMoney = rows.some(
    (row) => action.call(row, { note: "", chosen, userId: "" }).operation.effect === "money",
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      size="md"
      title={title}
      description={
        <>
          {verb} <strong>{count}</strong>
          {totals.length > 0 && (
            <>
              , in all <strong>{new Intl.ListFormat("en").format(totals)}</strong>
            </>
          )}
          . {outcome} Each is sent by itself, and its result is listed.
        </>
      }
      confirmLabel={title}
      tone={tone}
      startsInField={note !== undefined}
      disabledReason={waits}
      submitShortcut={!movesMoney}
      typeToConfirm={total ? typedText(total, locale) : typed && String(rows.length)}
      onConfirm={() =>
        onConfirm({
          title,
          action,
          rows,
          answerFor: (row) => ({ note: noteOf(notes, idOf(row)).trim(), chosen }),
        })
      }
    >
      <LooksOfRows bulk={bulk} rows={rows} look={action.look} locale={locale} />
      {excluded.length > 0 && <ExcludedRows bulk={bulk} excluded={excluded} locale={locale} />}
      {note && <BulkNotes rule={note} rows={rows} idOf={idOf} nameOf={bulk.name} notes={notes} onChange={setNotes} />}
      {choice && (
        <label className="flex items-center gap-2">
          <Checkbox checked={chosen} onChange={(event) => setChosen(event.currentTarget.checked)} />
          {choice.label}
        </label>
      )}
      {total && totals.length > 1 && (
        <p className="text-meta text-ink-muted">
          The total to type is in US dollars: <bdi className="tabular">{totalText(total, locale)}</bdi>.
        </p>
      )}
    </ConfirmDialog>
  );
};
