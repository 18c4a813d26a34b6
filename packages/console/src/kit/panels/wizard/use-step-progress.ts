import type { ProgressDialogProps } from "@backoffice/ui";
import { useRef, useState } from "react";
import type { Failure } from "#kit/submit/describe-failure.ts";
import type { StepOutcome } from "./use-wizard-forms.ts";

type Shown = Pick<ProgressDialogProps, "title" | "progress"> & {
  /** The step, if the dialog may resend it: not for money, which only its own, possibly locked button sends. */
  again?: string | undefined;
};
type SentStep = { id: string; label: string; effect: string };

/** The state of a wizard's progress dialog (money §2), which has one stage per sent step; no dialog without a title. */
export const useStepProgress = (title: string | undefined, steps: readonly SentStep[]) => {
  const [shown, setShown] = useState<Shown>();
  const onClosed = useRef<() => void>(undefined);
  const goesOn = useRef(false);
  const hide = () => {
    setShown(undefined);
    onClosed.current?.();
  };
  /** The next step gets the focus. */
  const onCloseAutoFocus = (event: Event) => goesOn.current && event.preventDefault();
  if (title === undefined) return { shown, begin: hide, end: hide, say: undefined, hide, onCloseAutoFocus };

  const begin = (id: string) => {
    const at = steps.findIndex((step) => step.id === id);
    const lines = steps.map(({ label }, index) => ({
      text: label,
      state: index < at ? ("done" as const) : index === at ? ("running" as const) : ("waiting" as const),
    }));
    goesOn.current = false;
    const again = steps[at]?.effect === "money" ? undefined : id;
    if (at === 0) setShown({ title, again, progress: { step: "initializing" } });
    else if (at === steps.length - 1) setShown({ title, again, progress: { step: "finalizing", lines } });
    else setShown({ title, again, progress: { step: "running", percent: (100 * at) / steps.length, lines } });
  };
  /** At the end the user closes the dialog, and the next view is shown. */
  const end = async (outcome: StepOutcome, isOver: boolean) => {
    // Field errors are shown at the fields: only a message of its own keeps the dialog open.
    if (outcome === "refused") return setShown((now) => (now?.progress.step === "error" ? now : undefined));
    goesOn.current = true;
    if (!isOver || outcome === "skipped") return hide();
    setShown({ title, progress: { step: "completed" } });
    return new Promise<void>((resolve) => {
      onClosed.current = resolve;
    });
  };
  const say = ({ title: what, messages, hint }: Failure) => {
    const text = [...messages, hint].filter(Boolean).join(" ");
    setShown((now) => ({ title: what, again: now?.again, progress: { step: "error", text } }));
  };
  return { shown, begin, end, say, hide, onCloseAutoFocus };
};
