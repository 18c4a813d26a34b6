import { useId, useState } from "react";
import { FieldLabel } from "../../form/frame/field-label.tsx";
import { FieldNote } from "../../form/frame/field-note.tsx";
import type { AnyFilter } from "../define-filters.ts";
import { FilterControl } from "./filter-control.tsx";

type FilterFieldProps = {
  filter: AnyFilter;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Shows the validation error immediately; otherwise on blur, or when further typing cannot make the text valid. */
  checked: boolean;
};

const GROUPS: readonly AnyFilter["kind"][] = ["date-range", "money-range", "multi-select", "number-range", "tri-state"];

/** A filter with its label above, and its error, disabled reason or help below. */
export const FilterField = ({ filter, value, onChange, checked }: FilterFieldProps) => {
  const id = useId();
  const [left, setLeft] = useState(false);
  const problem = checked || left ? filter.problem(value as never) : filter.refused(value as never);
  const noted = problem ?? filter.disabledReason ?? filter.help;
  const labelId = `${id}-label`;
  const grouped = GROUPS.includes(filter.kind);
  const control = (
    <FilterControl
      filter={filter}
      value={value}
      onChange={(next) => {
        setLeft(false);
        onChange(next);
      }}
      invalid={problem !== undefined}
      name={{ id, "aria-labelledby": labelId, ...(noted && { "aria-describedby": `${id}-note` }) }}
    />
  );
  const label = (
    <FieldLabel id={labelId} htmlFor={grouped ? undefined : id}>
      {filter.label}
    </FieldLabel>
  );
  return (
    <div
      data-slot="filter-field"
      data-invalid={problem ? true : undefined}
      onBlur={(event) =>
        (filter.problem(value as never) !== undefined || !event.currentTarget.contains(event.relatedTarget)) &&
        setLeft(true)
      }
      className="flex min-w-0 flex-col gap-1"
    >
      {filter.kind === "toggle" ? (
        <div className="flex min-h-6 items-center justify-between gap-3">
          {label}
          {control}
        </div>
      ) : (
        <>
          {label}
          {control}
        </>
      )}
      <FieldNote id={id} help={filter.help} error={problem} disabledReason={filter.disabledReason} />
    </div>
  );
};
