import type { ReactNode } from "react";

export type FieldLabelProps = {
  id: string;
  /** The control's id; without it the label names a group and is no `<label>`. */
  htmlFor?: string | undefined;
  required?: boolean | undefined;
  children: ReactNode;
};

/** A field's name, with an asterisk when something must be given (readers hear `aria-required`). */
export const FieldLabel = ({ id, htmlFor, required = false, children }: FieldLabelProps) => {
  const Element = htmlFor ? "label" : "span";
  return (
    <Element
      id={id}
      {...(htmlFor && { htmlFor })}
      data-slot="field-label"
      className="min-w-0 text-meta font-medium wrap-anywhere text-ink"
    >
      {children}
      {required && (
        <span aria-hidden className="ms-0.5 text-critical-ink">
          *
        </span>
      )}
    </Element>
  );
};
