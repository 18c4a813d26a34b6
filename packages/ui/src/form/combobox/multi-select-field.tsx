import { useRef } from "react";
import { Combobox, type ComboboxProps } from "../../primitives/combobox/combobox.tsx";
import { ChipList } from "./chip-list.tsx";
import { eachOnce } from "../text-list/each-once.ts";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { ReadOnlyChoice } from "../frame/read-only-choice.tsx";
import { useField } from "../frame/use-field.ts";

export type MultiSelectFieldProps = FieldProps & {
  options: ComboboxProps["options"];
};

const toggled = (values: readonly string[], value: string): ReadonlySet<string> =>
  new Set(values.includes(value) ? values.filter((it) => it !== value) : [...values, value]);

/** A multi-select. The value is the list of selected values, in the order of the options. */
export const MultiSelectField = (props: MultiSelectFieldProps) => {
  const { options } = props;
  const field = useField<readonly string[]>(props);
  const trigger = useRef<HTMLButtonElement>(null);
  const values = eachOnce(field.value);
  const { ref, ...control } = field.control;
  // A value that is no longer among the options is kept and shown as it is.
  const unknown = values.filter((value) => !options.some((option) => option.value === value));
  const chips = [
    ...options.filter((option) => values.includes(option.value)),
    ...unknown.map((value) => ({ value, label: value })),
  ];
  const write = (next: ReadonlySet<string>) =>
    field.change([
      ...options.map(({ value }) => value).filter((value) => next.has(value)),
      ...unknown.filter((value) => next.has(value)),
    ]);

  return (
    <FieldFrame
      field={field}
      props={props}
      aside={values.length > 0 && <bdi className="text-meta text-ink-muted tabular">{values.length} chosen</bdi>}
    >
      {field.frozen ? (
        <ReadOnlyChoice field={field} label={chips.map(({ label }) => label).join(", ") || undefined} />
      ) : (
        <Combobox
          {...control}
          ref={(node) => {
            trigger.current = node;
            ref(node);
          }}
          onBlur={(event) => event.currentTarget.ariaExpanded !== "true" && control.onBlur()}
          label={props.label}
          options={options}
          value={undefined}
          values={values}
          onValueChange={(value) => write(toggled(values, value))}
          summary={values.length > 0 ? `${values.length} of ${options.length + unknown.length}` : undefined}
          invalid={Boolean(field.error)}
        />
      )}
      {chips.length > 0 && !field.frozen && (
        <ChipList
          label={`${props.label}, chosen`}
          chips={chips}
          onRemove={(value) => write(new Set(values.filter((it) => it !== value)))}
          onEmpty={() => trigger.current?.focus()}
        />
      )}
    </FieldFrame>
  );
};
