import { cleanText } from "../../clean-text.ts";
import { TriangleAlert } from "lucide-react";
import { AlertDialog as Radix } from "radix-ui";
import { useRef, useState } from "react";
import { useSecondsLeft } from "../../display/clock/use-seconds-left.ts";
import { Alert } from "../../feedback/alert.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { SubmitKeys } from "../../primitives/submit-keys.tsx";
import { Checkbox } from "../../primitives/controls/checkbox.tsx";
import { confirmBlock } from "./confirm-block.ts";
import type { ConfirmDialogProps } from "./confirm-dialog-props.ts";
import { NoteBox, TypeBack } from "./confirm-fields.tsx";
import { ScrollBody } from "../dialog/scroll-body.tsx";
import { splitDescription } from "./split-description.ts";

type Props = Omit<ConfirmDialogProps, "open" | "onOpenChange" | "pending"> & {
  busy: boolean;
  onWorkingChange: (working: boolean) => void;
  onDone: () => void;
};

/** Milliseconds after a rejected promise in which a press still belongs to the previous one. */
const FAILURE_PAUSE_MS = 500;

/** Content of a confirmation; mounted while it is open, so that input and countdown start anew each time. */
export const ConfirmBody = ({
  title,
  description,
  consequence,
  children,
  confirmLabel,
  cancelLabel = "Cancel",
  tone = "danger",
  wait = 0,
  typeToConfirm,
  acknowledge,
  note,
  onConfirm,
  disabledReason,
  submitShortcut = false,
  busy,
  onWorkingChange,
  onDone,
}: Props) => {
  const [failure, setFailure] = useState<string>();
  const [typed, setTyped] = useState("");
  const [acknowledged, setAcknowledged] = useState(false);
  const [noteText, setNoteText] = useState("");
  const left = useSecondsLeft(wait);
  /** Blocks further presses, before the next render too, while the promise is pending and after it is fulfilled. */
  const confirmed = useRef(false);
  const { sentences, rest } = description ? { sentences: description, rest: children } : splitDescription(children);
  const hasDescription = Array.isArray(sentences) ? sentences.length > 0 : Boolean(sentences);
  const block = confirmBlock({
    disabledReason,
    secondsLeft: left,
    word: typeToConfirm,
    typed,
    unacknowledged: acknowledge !== undefined && !acknowledged,
    noteLabel: note?.label,
    noteRequired: note?.required ?? false,
    note: noteText,
  });
  const hasFields =
    Boolean(note ?? typeToConfirm ?? acknowledge) || (Array.isArray(rest) ? rest.length > 0 : Boolean(rest));

  const run = async () => {
    if (confirmed.current) return;
    const result = onConfirm({ note: cleanText(noteText) });
    if (!(result instanceof Promise)) return;
    confirmed.current = true;
    onWorkingChange(true);
    setFailure(undefined);
    try {
      await result;
      onDone();
    } catch (error) {
      setTimeout(() => (confirmed.current = false), FAILURE_PAUSE_MS);
      setFailure(error instanceof Error && error.message ? error.message : "The action failed. Try again.");
    } finally {
      onWorkingChange(false);
    }
  };

  return (
    <>
      <ScrollBody className="px-5 pt-4 pb-5 wrap-anywhere">
        <Radix.Title className="text-heading font-semibold text-balance">{title}</Radix.Title>
        {(hasDescription || consequence) && (
          <Radix.Description asChild>
            <div className="mt-1.5 flex flex-col gap-3 text-body text-ink-muted">
              {hasDescription && <div>{sentences}</div>}
              {consequence && (
                <p className="flex gap-2 text-ink">
                  <TriangleAlert size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-caution" />
                  <span>{consequence}</span>
                </p>
              )}
            </div>
          </Radix.Description>
        )}
        {hasFields && (
          <div className="mt-4 flex flex-col gap-4 text-body text-ink">
            {rest}
            {note && <NoteBox {...note} value={noteText} onValueChange={setNoteText} />}
            {typeToConfirm !== undefined && <TypeBack word={typeToConfirm} value={typed} onValueChange={setTyped} />}
            {acknowledge !== undefined && (
              <label className="flex items-center gap-2">
                <Checkbox checked={acknowledged} onChange={(event) => setAcknowledged(event.currentTarget.checked)} />
                {acknowledge}
              </label>
            )}
          </div>
        )}
        {failure && (
          <div className="mt-3">
            <Alert severity="critical">{failure}</Alert>
          </div>
        )}
      </ScrollBody>
      <div data-slot="dialog-footer" className="flex flex-wrap items-center justify-end gap-2 border-t px-5 py-3">
        <Radix.Cancel asChild>
          <Button reason={busy ? "Wait until the action has finished." : undefined}>{cancelLabel}</Button>
        </Radix.Cancel>
        {confirmLabel !== undefined && (
          <Button
            data-confirm
            variant={tone}
            loading={busy}
            reason={block}
            showsReason
            aria-keyshortcuts={submitShortcut ? "Meta+Enter Control+Enter" : undefined}
            onClick={() => void run()}
          >
            {/* Both labels reserve the width, so that nothing moves when the countdown ends. */}
            <span className="grid">
              <span className="tabular col-start-1 row-start-1">{left > 0 ? `Wait ${left}s` : confirmLabel}</span>
              {left > 0 && (
                <span aria-hidden className="invisible col-start-1 row-start-1">
                  {confirmLabel}
                </span>
              )}
            </span>
            {submitShortcut && <SubmitKeys />}
          </Button>
        )}
      </div>
    </>
  );
};
