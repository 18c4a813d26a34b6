import { Check, CircleAlert } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useFormState } from "react-hook-form";
import { cn } from "../../cn.ts";
import { errorEntries, type ErrorEntry } from "./error-entries.ts";
import { focusField } from "./focus-field.ts";
import { useFormScope } from "../form-scope.ts";
import { labelOf } from "./label-of.ts";
import type { SubmitOutcome } from "../use-form-submit.ts";

/** Errors of the last submit, then errors that the server has sent since. */
const listed = (outcome: SubmitOutcome, now: ErrorEntry[]): ErrorEntry[] => {
  const known = new Set(outcome.entries.map(({ name }) => name));
  return [...outcome.entries, ...now.filter(({ name, type }) => type === "server" && !known.has(name))];
};

/**
 * Summary of the errors of the last submit, with a link to each field. Takes the focus when a
 * submit is blocked. Corrected entries are ticked off and stay until the next submit, so that
 * the layout does not shift while the user types.
 */
export const ErrorSummary = ({ outcome }: { outcome: SubmitOutcome }) => {
  const { id: formId, labels } = useFormScope();
  const { errors, submitCount } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (outcome.stopped) box.current?.focus();
  }, [outcome]);

  const now = errorEntries(errors);
  const entries = listed(outcome, now);
  if (entries.length === 0 || submitCount === 0) return null;
  const open = new Map(now.map(({ name, message }) => [name, message]));
  const left = entries.filter(({ name }) => open.has(name)).length;
  const Icon = left > 0 ? CircleAlert : Check;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
      data-slot="error-summary"
      className={cn(
        "flex gap-2 rounded-md border px-3 py-2 outline-offset-2",
        left > 0
          ? "border-critical/35 bg-critical-soft text-critical-ink"
          : "border-positive/35 bg-positive-soft text-positive-ink",
      )}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p id={titleId} className="text-body font-medium">
          {left > 0 ? `${left} ${left === 1 ? "problem" : "problems"} to fix first` : "All errors fixed."}
        </p>
        <ul className="flex flex-col">
          {entries.map(({ name, message }) => (
            <li key={name} className="min-h-6 text-meta leading-6">
              <EntryText
                label={labelOf(labels, name)}
                message={open.get(name) ?? message}
                fixed={!open.has(name)}
                onGo={() => focusField(formId, name)}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

type EntryTextProps = { label: string | undefined; message: string; fixed: boolean; onGo: () => void };

/** A link to the field; plain text for an error without a field on the form. */
const EntryText = ({ label, message, fixed, onGo }: EntryTextProps) => {
  if (label === undefined) return message;
  return (
    <button type="button" onClick={onGo} className="group/entry min-h-6 text-start">
      <span className="font-medium underline decoration-current/40 underline-offset-2 group-hover/entry:decoration-current">
        {label}
      </span>
      {fixed ? " " : ": "}
      {fixed ? (
        <span className="inline-flex items-center gap-1">
          <Check size={12} strokeWidth={1.75} aria-hidden />
          Fixed
        </span>
      ) : (
        message
      )}
    </button>
  );
};
