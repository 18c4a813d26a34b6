import type { ReactNode } from "react";
import { cn } from "../../cn.ts";
import { FieldLabel } from "./field-label.tsx";
import { FieldNote } from "./field-note.tsx";
import type { FieldProps } from "./field-props.ts";
import type { useField } from "./use-field.ts";

export type FieldFrameProps = {
  field: Pick<ReturnType<typeof useField>, "id" | "labelId" | "error" | "required">;
  props: FieldProps;
  /** Small text at the end of the label's line, such as a count. */
  aside?: ReactNode;
  /** The control is a group, named by `aria-labelledby={field.labelId}`. */
  group?: boolean | undefined;
  /** The label is for screen readers only: the control says it, or where it stands. */
  labelHidden?: boolean | undefined;
  children: ReactNode;
};

/** A control with its label above and its help or error below. */
export const FieldFrame = ({ field, props, aside, group = false, labelHidden = false, children }: FieldFrameProps) => (
  <div
    data-slot="field"
    data-invalid={field.error ? true : undefined}
    className={cn("flex min-w-0 flex-col gap-1", props.full && "@min-[640px]:col-span-2")}
  >
    <div className={labelHidden ? "sr-only" : "flex items-center justify-between gap-3"}>
      <FieldLabel id={field.labelId} htmlFor={group ? undefined : field.id} required={field.required}>
        {props.label}
      </FieldLabel>
      {props.mark ? (
        <span className="flex items-center gap-3">
          {props.mark}
          {aside}
        </span>
      ) : (
        aside
      )}
    </div>
    {children}
    <FieldNote id={field.id} help={props.help} error={field.error} disabledReason={props.disabledReason} />
  </div>
);
