import { useEffect, useRef } from "react";
import { useController } from "react-hook-form";
import { errorEntries } from "../errors/error-entries.ts";
import type { FieldProps } from "./field-props.ts";
import { useFormScope } from "../form-scope.ts";

const isEmpty = (value: unknown): boolean =>
  !value || (typeof value === "object" && Object.values(value).every(isEmpty));

/**
 * Connects a control to the surrounding form: value and events, ids of its label and note, first
 * error, and whether it is editable. Use it with `FieldFrame` for a field that the kit does not
 * have.
 */
export const useField = <Value = unknown>(props: FieldProps, counted = false) => {
  const { name, label, disabledReason } = props;
  const { id: formId, readOnly: formReadOnly, labels, isLeft, afterPress } = useFormScope();
  // Not exact: an error of a part of the value (`names.ar`) belongs to this field too.
  const { field, fieldState } = useController({ name, exact: false });
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);

  const isChanged = useRef(false);
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
    /** First error message of the field or of a part of it. */
    error,
    /** Errors of react-hook-form, nested as the value is. */
    errors: fieldState.error as unknown,
    required,
    readOnly,
    /** Read-only or disabled. */
    frozen,
    value: field.value as Value | undefined,
    /** Writes the value, unless the field is frozen. */
    change: (value: Value) => {
      if (frozen) return;
      isChanged.current = true;
      field.onChange(value);
    },
    /** Props of the control; for inputs, buttons and groups. */
    control: {
      id,
      ref: field.ref,
      // An empty field that the user has not changed is judged by the submit.
      onBlur: () => {
        if (isLeft.current && (isChanged.current || !isEmpty(field.value))) afterPress(field.onBlur);
      },
      ...(described && { "aria-describedby": described }),
      ...(disabledReason && { "aria-disabled": true as const }),
      ...(required && { "aria-required": true as const }),
      ...(props.autoFocus && { autoFocus: true as const }),
    },
  };
};
