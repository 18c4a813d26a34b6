import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { cn } from "../cn.ts";
import { Button } from "../primitives/button.tsx";
import { IconButton } from "../primitives/icon-button.tsx";
import { useLocale } from "../display/use-locale.ts";
import { errorEntries } from "./error-entries.ts";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldProps } from "./field-props.ts";
import { emptyRow, type Row, type RowColumn } from "./row-rules.ts";
import { RowsCell } from "./rows-cell.tsx";
import { useField } from "./use-field.ts";
import { useFocusRow } from "./use-focus-row.ts";

export type RowsFieldProps = FieldProps & {
  columns: readonly RowColumn[];
  /** What a row is called, before its number: "Level". */
  rowLabel: string;
  /** The most rows there can be. */
  limit?: number | undefined;
  /** How its numbers are written; as the reader's (`LocaleProvider`) without it. */
  locale?: string | undefined;
};

const CELL = "py-1 pe-2 align-top font-normal";

/**
 * Steps of a scale, one row each, such as the levels of a commission. Rows are added at the end and only the last one
 * can be removed, so that none changes its meaning. The value is a list of decimal texts by column; `checkedRows` is
 * its rule.
 */
export const RowsField = (props: RowsFieldProps) => {
  const { columns, rowLabel, limit } = props;
  const { locale } = useLocale({ locale: props.locale });
  const field = useField<readonly Row[]>(props);
  const { id, ref, onBlur, autoFocus, "aria-required": _, ...described } = field.control;
  const rows = Array.isArray(field.value) ? (field.value as readonly Row[]) : [];
  const errors = new Map(errorEntries(field.errors).map(({ name, message }) => [name, message]));
  const box = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusRow = useFocusRow(box, add);
  const write = (index: number, key: string, value: string) =>
    field.change(rows.map((row, at) => (at === index ? { ...row, [key]: value } : row)));
  const full = limit !== undefined && rows.length >= limit;

  return (
    <FieldFrame field={{ ...field, error: errors.get("") }} props={props} group>
      <div
        id={id}
        ref={box}
        role="group"
        data-slot="rows"
        aria-labelledby={field.labelId}
        {...described}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur()}
        className="-ms-px flex min-w-0 flex-col items-start gap-1.5 overflow-x-auto p-px"
      >
        {rows.length > 0 && (
          <table className="border-collapse text-start">
            <thead>
              <tr className="text-meta text-ink-muted">
                <th scope="col" className={cn(CELL, "text-start whitespace-nowrap")}>
                  {rowLabel}
                </th>
                {columns.map((column) => (
                  <th key={column.key} scope="col" className={cn(CELL, "text-start whitespace-nowrap")}>
                    {column.label}
                  </th>
                ))}
                <td className="w-6" />
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                // Rows have no identity but their place.
                // eslint-disable-next-line react/no-array-index-key
                <tr key={index}>
                  <th scope="row" className={cn(CELL, "text-start text-meta text-ink-muted tabular")}>
                    <span className="flex h-control items-center">{index + 1}</span>
                  </th>
                  {columns.map((column, at) => {
                    const error = errors.get(`${index}.${column.key}`);
                    const boxId = `${id}.${index}.${column.key}`;
                    const fixed = index === 0 && column.first !== undefined;
                    return (
                      <td key={column.key} className={cn(CELL, "min-w-36")}>
                        <RowsCell
                          id={boxId}
                          label={`${rowLabel} ${index + 1}, ${column.label}`}
                          value={row[column.key]}
                          onValue={(value) => write(index, column.key, value)}
                          column={column}
                          locale={locale}
                          frozen={field.frozen || fixed}
                          error={error}
                          disabled={Boolean(props.disabledReason)}
                          {...(at === (rows[0] && columns[0]?.first !== undefined && index === 0 ? 1 : 0) && {
                            isFirst: true,
                            inputRef: index === 0 ? ref : undefined,
                            autoFocus: autoFocus && index === 0,
                          })}
                        />
                      </td>
                    );
                  })}
                  <td className={cn(CELL, "w-6 pe-0")}>
                    {!field.frozen && index === rows.length - 1 && (
                      <span className="flex h-control items-center">
                        <IconButton
                          size="sm"
                          icon={Trash2}
                          label={`Remove ${rowLabel.toLowerCase()} ${index + 1}`}
                          onClick={() => {
                            field.change(rows.slice(0, -1));
                            focusRow(index - 1);
                          }}
                        />
                      </span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {rows.length === 0 && field.frozen && <span className="text-body text-ink-muted">—</span>}
        {!field.frozen && (
          <Button
            ref={(node) => {
              add.current = node;
              if (rows.length === 0) ref(node);
            }}
            size="sm"
            reason={full ? `There can be ${limit} at most.` : undefined}
            onClick={() => {
              field.change([...rows, emptyRow(columns, rows.length === 0)]);
              focusRow(rows.length);
            }}
          >
            <Plus size={14} strokeWidth={1.75} aria-hidden />
            Add {rowLabel.toLowerCase()}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
};
