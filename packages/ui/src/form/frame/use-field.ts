import { useEffect } from "react";
import { useController } from "react-hook-form";
import { errorEntries } from "../errors/error-entries.ts";
import type { FieldProps } from "./field-props.ts";
import { useFormScope } from "../form-scope.ts";

/**
 * Joins a control to the form around it: its value and events, the ids that tie it to its label
 * and note, its first error, and whether it may be changed. For a field the kit does not have,
 * use it with `FieldFrame`.
 */
export const useField = <Value = unknown>(props: FieldProps, counted = false) => {
  const { name, label, disabledReason } = props;
  const { id: formId, readOnly: formReadOnly, labels } = useFormScope();
  // Not exact: an error of a part of the value (`names.ar`) is this field's too.
  const { field, fieldState } = useController({ name, exact: false });
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);

  const id = `${formId}-${name}`;
  const error = errorEntries(fieldState.error)[0]?.message;
  const readOnly = Boolean(props.readOnly) || formReadOnly;
  const frozen = readOnly || Boolean(disabledReason);
  const required = Boolean(props.required) && !readOnly;
  const noted = Boolean(error ?? disabledReason ?? props.help);
  const described = [noted && `${id}-note`, counted && !frozen && `${id}-count`].filter(Boolean).join(" ");

  return {
    id,
    labelId: `${id}-label`,
    /** The first message, of the field itself or of something in it. */
    error,
    /** As react-hook-form holds them: nested when the value is. */
    errors: fieldState.error as unknown,
    required,
    readOnly,
    /** Cannot be changed, for either reason. */
    frozen,
    value: field.value as Value | undefined,
    /** Writes the value, unless the field is frozen. */
    change: (value: Value) => {
      if (!frozen) field.onChange(value);
    },
    /** Spread onto the control; works on inputs, buttons and groups. */
    control: {
      id,
      ref: field.ref,
      onBlur: field.onBlur,
      ...(described && { "aria-describedby": described }),
      ...(disabledReason && { "aria-disabled": true as const }),
      ...(required && { "aria-required": true as const }),
      ...(props.autoFocus && { autoFocus: true as const }),
    },
  };
};
