import { Input } from "../../primitives/controls/input.tsx";
import { FieldNote } from "../frame/field-note.tsx";
import type { RowsCellProps } from "./rows-cell.tsx";

/** One text of a `RowsField`, with its error. */
export const RowsTextCell = ({
  id,
  label,
  value,
  onValue,
  frozen,
  error,
  groupNote,
  disabled,
  isFirst = false,
  inputRef,
  autoFocus = false,
}: RowsCellProps) => (
  <div className="flex flex-col gap-1">
    <Input
      id={id}
      ref={inputRef}
      autoFocus={autoFocus}
      aria-label={label}
      value={typeof value === "string" ? value : ""}
      onChange={(event) => onValue(event.currentTarget.value)}
      readOnly={frozen}
      invalid={Boolean(error ?? groupNote)}
      autoComplete="off"
      {...(isFirst && { "data-row": true })}
      aria-describedby={error ? `${id}-note` : groupNote}
      {...(disabled && { "aria-disabled": true })}
    />
    <FieldNote id={id} error={error} />
  </div>
);
