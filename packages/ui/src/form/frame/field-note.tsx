import { CircleAlert, Lock } from "lucide-react";
import type { ReactNode } from "react";

export type FieldNoteProps = {
  /** Id of the field; the id of the note has the suffix `-note`. */
  id: string;
  help?: ReactNode;
  error?: string | undefined;
  disabledReason?: string | undefined;
};

/** The note below a control: its error, else its disabled reason, else its help. */
export const FieldNote = ({ id, help, error, disabledReason }: FieldNoteProps) => {
  const own = { id: `${id}-note`, "data-slot": error ? "field-error" : "field-help" };
  if (error) {
    return (
      <p {...own} className="flex items-start gap-1 text-meta wrap-anywhere text-critical-ink">
        <CircleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
        {error}
      </p>
    );
  }
  if (disabledReason) {
    return (
      <p {...own} className="flex items-start gap-1 text-meta wrap-anywhere text-ink-muted">
        <Lock size={12} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
        {disabledReason}
      </p>
    );
  }
  return help ? (
    <p {...own} className="text-meta wrap-anywhere text-ink-muted">
      {help}
    </p>
  ) : null;
};
