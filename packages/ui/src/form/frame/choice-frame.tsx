import type { ReactNode } from "react";
import { cn } from "../../cn.ts";
import { FieldLabel } from "./field-label.tsx";
import { FieldNote } from "./field-note.tsx";
import type { FieldFrameProps } from "./field-frame.tsx";

/** A check box or switch with its label after it, and the help or error below the label. */
export const ChoiceFrame = ({ field, props, children }: Omit<FieldFrameProps, "aside" | "group">): ReactNode => (
  <div
    data-slot="field"
    data-invalid={field.error ? true : undefined}
    className={cn("flex min-w-0 items-start gap-2", props.full && "@min-[640px]:col-span-2")}
  >
    <span className="flex h-5 shrink-0 items-center">{children}</span>
    <span className="flex min-w-0 flex-col gap-0.5 pt-0.5">
      <FieldLabel id={field.labelId} htmlFor={field.id} required={field.required}>
        {props.label}
      </FieldLabel>
      <FieldNote id={field.id} help={props.help} error={field.error} disabledReason={props.disabledReason} />
    </span>
  </div>
);
