import type { ReactNode } from "react";

export type FieldLabelProps = {
  id: string;
  /** Id of the control; without it the label names a group and is not a `<label>`. */
  htmlFor?: string | undefined;
  required?: boolean | undefined;
  children: ReactNode;
};

/** Label of a field, with an asterisk if it is required (screen readers use `aria-required`). */
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
