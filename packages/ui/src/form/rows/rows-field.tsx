import { Plus, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { cn } from "../../cn.ts";
import { Button } from "../../primitives/button/button.tsx";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { useLocale } from "../../display/locale/use-locale.ts";
import { errorEntries } from "../errors/error-entries.ts";
import { useFormScope } from "../form-scope.ts";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { emptyRow, followed, isFixed, type Row, type RowColumn } from "./row-rules.ts";
import { RowsCell } from "./rows-cell.tsx";
import { RowsTextCell } from "./rows-text-cell.tsx";
import { useField } from "../frame/use-field.ts";
import { useFocusRow } from "./use-focus-row.ts";

export type RowsFieldProps = FieldProps & {
  columns: readonly RowColumn[];
  /** Name of a row, before its number: "Level". */
  rowLabel: string;
  /** Rows are independent of each other: any of them can be removed. */
  unordered?: boolean | undefined;
  /** Maximum number of rows, shown by the field. */
  limit?: number | undefined;
  limitReason?: string | undefined;
  /** Minimum number of rows, which cannot be removed. */
  minimum?: number | undefined;
  /** Locale of numbers; defaults to that of `LocaleProvider`. */
  locale?: string | undefined;
};

const CELL = "py-1 pe-2 align-top font-normal";

/**
 * Levels of a scale, one per row, such as commission levels. Rows are added at the end and only the last one can be
 * removed, so that the others keep their meaning; of `unordered` rows, such as additional costs, any can be removed. The
 * start of the last row may follow the row before. The value is a list of decimal texts and other texts by column.
 * `checkedRows` validates it, `followed` returns the effective rows.
 */
export const RowsField = (props: RowsFieldProps) => {
  const { columns, rowLabel, unordered = false, limit, minimum = 0 } = props;
  const { limitReason = `Use at most ${limit} rows.` } = props;
  const { locale } = useLocale({ locale: props.locale });
  const field = useField<readonly Row[]>(props);
  const { id, ref, onBlur, autoFocus, "aria-required": _, ...described } = field.control;
  const typed = Array.isArray(field.value) ? (field.value as readonly Row[]) : [];
  const rows = followed(typed, columns);
  const errors = new Map(errorEntries(field.errors).map(({ name, message }) => [name, message]));
  const box = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusRow = useFocusRow(box, add);
  const write = (index: number, key: string, value: string) =>
    field.change(typed.map((row, at) => (at === index ? { ...row, [key]: value } : row)));
  const { name, label } = props;
  const { labels } = useFormScope();
  // An error in a row is named with its row and column.
  const cells = rows.flatMap((_row, index) => [
    [`${name}.${index}`, `${label}, ${rowLabel.toLowerCase()} ${index + 1}`] as const,
    ...columns.map((it) => [`${name}.${index}.${it.key}`, `${rowLabel} ${index + 1}, ${it.label}`] as const),
  ]);
  const cellsKey = JSON.stringify(cells);
  useEffect(() => {
    const known = JSON.parse(cellsKey) as [string, string][];
    for (const [path, words] of known) labels.set(path, words);
    return () => known.forEach(([path]) => labels.delete(path));
  }, [labels, cellsKey]);
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
                // Rows have no identity other than their index.
                // eslint-disable-next-line react/no-array-index-key
                <tr key={index}>
                  <th scope="row" className={cn(CELL, "text-start text-meta text-ink-muted tabular")}>
                    <span className="flex h-control items-center">{index + 1}</span>
                  </th>
                  {columns.map((column, at) => {
                    const error = errors.get(`${index}.${column.key}`);
                    const boxId = `${id}.${index}.${column.key}`;
                    const Cell = column.text ? RowsTextCell : RowsCell;
                    const fixed = isFixed(column, index, rows.length);
                    const firstOpen = columns.findIndex((it) => !isFixed(it, index, rows.length));
                    return (
                      <td key={column.key} className={cn(CELL, column.narrow ? "min-w-24" : "min-w-36")}>
                        <Cell
                          id={boxId}
                          label={`${rowLabel} ${index + 1}, ${column.label}`}
                          value={row[column.key]}
                          onValue={(value) => write(index, column.key, value)}
                          column={column}
                          locale={locale}
                          frozen={field.frozen || fixed}
                          error={error}
                          groupNote={errors.has("") ? `${id}-note` : undefined}
                          disabled={Boolean(props.disabledReason)}
                          {...(at === firstOpen && {
                            isFirst: true,
                            inputRef: index === 0 ? ref : undefined,
                            autoFocus: autoFocus && index === 0,
                          })}
                        />
                      </td>
                    );
                  })}
                  <td className={cn(CELL, "w-6 pe-0")}>
                    {!field.frozen && (unordered || index === rows.length - 1) && index >= minimum && (
                      <span className="flex h-control items-center">
                        <IconButton
                          size="sm"
                          icon={Trash2}
                          label={`Remove ${rowLabel.toLowerCase()} ${index + 1}`}
                          onClick={() => {
                            field.change(typed.filter((__, it) => it !== index));
                            focusRow(unordered ? index : index - 1);
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
            reason={full ? limitReason : undefined}
            onClick={() => {
              field.change([...rows, emptyRow(columns, rows.at(-1))]);
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
