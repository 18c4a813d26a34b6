import { Alert, ConfirmDialog, type ConfirmDialogProps } from "@backoffice/ui";
import { useState, type ReactNode } from "react";
import { useSubmit } from "#kit/submit/use-submit.ts";
import type { PanelWrite } from "#kit/submit/write-options.ts";
import { cancelLabelOf, confirmLabelOf } from "./confirm-label-of.ts";
import { checkOf, type Irreversible } from "./irreversible.ts";

type ConfirmPanelProps<Input, Data> = PanelWrite<Input, Data> &
  Pick<ConfirmDialogProps, "tone" | "consequence" | "wait" | "size"> & {
    open: boolean;
    /** Set for an irreversible action: how far it reaches. */
    irreversible?: Irreversible | undefined;
    /** Shown on the button after the verb: the name of the record, or the amount. */
    name?: string | undefined;
    /** The title; "Delete bank" unless the documents have another. */
    title?: string | undefined;
    input: Input;
    /** The button label; by default the verb and the name or noun. */
    confirmLabel?: string | undefined;
    /** The consequence, in a sentence: who, what, how much. */
    children: ReactNode;
    /** Shown below the sentence: what prevents the action. */
    below?: ReactNode;
    /** Renders the answer, after which the panel can only be closed; without a result the panel closes by itself. */
    shows?: ((data: Data) => ReactNode) | undefined;
  };

/** A confirmation without fields: asks before a write and sends it once. */
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
  const { submit, pending, reason, unsettled, result } = useSubmit({
    record: name ?? irreversible?.name,
    ...write,
    // A write sent from here changes the record, which is no reason against it.
    reason: open && !write.write.pending ? against : undefined,
    after: {
      ...write.after,
      onDone: (data) => {
        write.after?.onDone?.(data);
        setAnswer(shows?.(data));
      },
    },
    staysOpen: (data) => Boolean(shows?.(data)),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={title ?? `${verb} ${noun}`}
      description={result === undefined ? children : undefined}
      confirmLabel={result === undefined ? (confirmLabel ?? confirmLabelOf({ verb, noun, name })) : undefined}
      pending={pending}
      cancelLabel={answered || result !== undefined ? "Close" : cancelLabelOf({ verb, noun })}
      disabledReason={answered ? "The action has been carried out." : reason}
      onConfirm={() => void submit(input)}
      {...(result === undefined && { consequence, wait, ...(!answered && checkOf(irreversible)) })}
      {...{ tone, size }}
    >
      {result !== undefined && <Alert severity="info">{result}</Alert>}
      {result === undefined && (answered ? answer : (unsettled?.notice ?? below))}
    </ConfirmDialog>
  );
};
