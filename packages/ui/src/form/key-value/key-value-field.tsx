import { Plus, X } from "lucide-react";
import { useRef, type ClipboardEvent } from "react";
import { Button } from "../../primitives/button/button.tsx";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { Input } from "../../primitives/controls/input.tsx";
import { errorEntries } from "../errors/error-entries.ts";
import { FieldFrame } from "../frame/field-frame.tsx";
import { FieldNote } from "../frame/field-note.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { pastedRows, repeatedKeys, rowProblem, type KeyValueRow } from "./key-value-rows.ts";
import { useField } from "../frame/use-field.ts";
import { useFocusRow } from "../rows/use-focus-row.ts";

export type KeyValueFieldProps = FieldProps & {
  keyPlaceholder?: string | undefined;
  valuePlaceholder?: string | undefined;
  /** Label of the button that adds a row. */
  addLabel?: string | undefined;
};

/**
 * Ordered pairs of a key and a value. The value is a list of `{ key, value }`, which `keyValueObject` validates and
 * converts to an object. Pasting lines of `key=value` into a key adds one row per line.
 */
export const KeyValueField = (props: KeyValueFieldProps) => {
  const { keyPlaceholder = "Key", valuePlaceholder = "Value", addLabel = "Add a row" } = props;
  const field = useField<readonly KeyValueRow[]>(props);
  const { id, ref, onBlur, autoFocus, "aria-required": _, ...described } = field.control;
  const rows = Array.isArray(field.value) ? (field.value as readonly KeyValueRow[]) : [];
  const box = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusRow = useFocusRow(box, add);
  const errors = new Map(errorEntries(field.errors).map((entry) => [entry.name, entry.message]));
  const repeated = repeatedKeys(rows);
  const groupNote = errors.has("") ? `${id}-note` : undefined;

  const write = (index: number, part: Partial<KeyValueRow>) =>
    field.change(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const paste = (event: ClipboardEvent, index: number) => {
    const pasted = pastedRows(event.clipboardData.getData("text"));
    if (!pasted || field.frozen) return;
    event.preventDefault();
    const after = rows.slice(index + (rows[index]?.key === "" && rows[index].value === "" ? 1 : 0));
    field.change([...rows.slice(0, index), ...pasted, ...after]);
  };
  return (
    <FieldFrame field={{ ...field, error: errors.get("") }} props={props} group>
      <div
        id={id}
        ref={box}
        role="group"
        data-slot="key-value"
        aria-labelledby={field.labelId}
        {...described}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur()}
        className="flex min-w-0 flex-col gap-1.5"
      >
        {rows.map((row, index) => {
          const problem = rowProblem(row, repeated) ?? errors.get(`${index}.key`) ?? errors.get(`${index}.value`);
          const rowId = `${id}-${index}`;
          return (
            // Rows have no identity other than their index.
            // eslint-disable-next-line react/no-array-index-key
            <div key={index} className="flex min-w-0 flex-col gap-1">
              <div className="flex min-w-0 items-center gap-1.5">
                <Input
                  data-row
                  id={`${id}.${index}.key`}
                  ref={index === 0 ? ref : undefined}
                  autoFocus={autoFocus && index === 0}
                  aria-label={`${props.label}, key ${index + 1}`}
                  dir="ltr"
                  value={row.key}
                  placeholder={keyPlaceholder}
                  onChange={(event) => write(index, { key: event.currentTarget.value })}
                  onPaste={(event) => paste(event, index)}
                  readOnly={field.frozen}
                  aria-disabled={field.control["aria-disabled"]}
                  invalid={Boolean(problem ?? groupNote)}
                  aria-describedby={problem ? `${rowId}-note` : groupNote}
                  autoComplete="off"
                  spellCheck={false}
                  className="max-w-[40%] font-mono"
                />
                <Input
                  aria-label={`${props.label}, value ${index + 1}`}
                  value={row.value}
                  placeholder={valuePlaceholder}
                  onChange={(event) => write(index, { value: event.currentTarget.value })}
                  readOnly={field.frozen}
                  aria-disabled={field.control["aria-disabled"]}
                  invalid={groupNote !== undefined}
                  aria-describedby={groupNote}
                  autoComplete="off"
                  className="min-w-0 flex-1"
                />
                {!field.frozen && (
                  <IconButton
                    size="sm"
                    icon={X}
                    label={`Remove ${row.key || `row ${index + 1}`}`}
                    onClick={() => {
                      field.change(rows.filter((__, at) => at !== index));
                      focusRow(index);
                    }}
                  />
                )}
              </div>
              <FieldNote id={rowId} error={problem} />
            </div>
          );
        })}
        {rows.length === 0 && field.frozen && <span className="text-body text-ink-muted">—</span>}
        {!field.frozen && (
          <Button
            ref={(node) => {
              add.current = node;
              if (rows.length === 0) ref(node);
            }}
            size="sm"
            className="self-start"
            onClick={() => {
              field.change([...rows, { key: "", value: "" }]);
              focusRow(rows.length);
            }}
          >
            <Plus size={14} strokeWidth={1.75} aria-hidden />
            {addLabel}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
};
