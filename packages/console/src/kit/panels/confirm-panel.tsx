import { Alert, ConfirmDialog, type ConfirmDialogProps } from "@backoffice/ui";
import { useState, type ReactNode } from "react";
import { confirmLabelOf } from "./confirm-label-of.ts";
import { checkOf, type Irreversible } from "./irreversible.ts";
import { usePanelSubmit, type PanelWrite } from "./use-panel-submit.ts";

type ConfirmPanelProps<Input, Data> = PanelWrite<Input, Data> &
  Pick<ConfirmDialogProps, "tone" | "consequence" | "wait" | "size"> & {
    open: boolean;
    /** What cannot be taken back says how far it reaches. */
    irreversible?: Irreversible | undefined;
    /** What the button repeats beside the verb: the record's name, or the amount. */
    name?: string | undefined;
    /** The question; "Delete bank" unless the documents have another. */
    title?: string | undefined;
    input: Input;
    /** The verb and the name or the noun, unless said otherwise. */
    confirmLabel?: string | undefined;
    /** What will happen, in a sentence: who, what, how much. */
    children: ReactNode;
    /** Below the sentence: what stands in the way. */
    below?: ReactNode;
    /** What is shown of the answer, with nothing left but to close; where there is nothing, the panel closes. */
    shows?: ((data: Data) => ReactNode) | undefined;
  };

/** Asks before a write that needs no more than a yes, and sends it once. */
export const ConfirmPanel = <Input, Data>({
  open,
  name,
  title,
  input,
  tone,
  consequence,
  wait,
  irreversible,
  size,
  confirmLabel,
  below,
  shows,
  children,
  ...write
}: ConfirmPanelProps<Input, Data>) => {
  const { verb, noun, close, reason: against } = write;
  const [answer, setAnswer] = useState<ReactNode>();
  const answered = Boolean(answer);
  const { submit, pending, reason, unsettled, result } = usePanelSubmit(
    {
      record: name,
      ...write,
      // What is done from here changes the record: that is no reason against it.
      reason: open && !write.write.pending ? against : undefined,
      after: {
        ...write.after,
        onDone: (data) => {
          write.after?.onDone?.(data);
          setAnswer(shows?.(data));
        },
      },
    },
    { staysOpen: (data) => Boolean(shows?.(data)) },
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={title ?? `${verb} ${noun}`}
      description={result === undefined ? children : undefined}
      confirmLabel={result === undefined ? (confirmLabel ?? confirmLabelOf({ verb, noun, name })) : undefined}
      pending={pending}
      cancelLabel={answered || result !== undefined ? "Close" : undefined}
      disabledReason={answered ? "It is done." : reason}
      onConfirm={() => void submit(input)}
      {...(result === undefined && { consequence, wait, ...(!answered && checkOf(irreversible)) })}
      {...{ tone, size }}
    >
      {result !== undefined && <Alert severity="info">{result}</Alert>}
      {result === undefined && (answered ? answer : (unsettled?.notice ?? below))}
    </ConfirmDialog>
  );
};
