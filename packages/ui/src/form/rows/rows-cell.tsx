import { NumberBox } from "../../numbers/number-box.tsx";
import { useTypedNumber } from "../../numbers/use-typed-number.ts";
import { FieldNote } from "../frame/field-note.tsx";
import type { RowColumn } from "./row-rules.ts";

export type RowsCellProps = {
  id: string;
  /** Accessible name with the row number: "Level 2, Share". */
  label: string;
  value: unknown;
  onValue: (value: string) => void;
  column: RowColumn;
  locale: string;
  frozen: boolean;
  error: string | undefined;
  /** Id of the note of the whole field, if that has an error. */
  groupNote: string | undefined;
  disabled: boolean;
  /** First editable cell of its row, which takes the focus when the row is added. */
  isFirst?: boolean;
  inputRef?: ((node: HTMLInputElement | null) => void) | undefined;
  autoFocus?: boolean;
};

/** One number of a `RowsField`, with its error. */
export const RowsCell = ({
  id,
  label,
  value,
  onValue,
  column,
  locale,
  frozen,
  error: checked,
  groupNote,
  disabled,
  isFirst = false,
  inputRef,
  autoFocus = false,
}: RowsCellProps) => {
  const number = { value, onValue, scale: column.scale ?? 0, signed: false, locale, frozen };
  const typed = useTypedNumber(number);
  const error = typed.refusal === undefined ? checked : typed.problem;
  return (
    <div className="flex flex-col gap-1">
      <NumberBox
        {...{ id, number, typed, autoFocus }}
        aria-label={label}
        ref={inputRef}
        suffix={column.suffix}
        invalid={Boolean(error ?? groupNote)}
        {...(isFirst && { "data-row": true })}
        aria-describedby={error ? `${id}-note` : groupNote}
        {...(disabled && { "aria-disabled": true })}
      />
      <FieldNote id={id} error={error} />
    </div>
  );
};
