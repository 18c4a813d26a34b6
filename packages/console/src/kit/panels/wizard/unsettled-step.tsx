import { Button } from "@backoffice/ui";
import { useState, type ReactNode } from "react";
import { useUnknownOutcome } from "#kit/submit/use-unknown-outcome.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import { showFailure } from "#kit/submit/failure-store.ts";
import { useForgetDrafts } from "../drafts/form-draft.ts";
import { PanelFoot, PanelHead } from "../panel-frame.tsx";
import type { AnyStep, AnyWrite } from "./wizard-step.ts";

type UnsettledStepProps = {
  title: string;
  subtitle: string | undefined;
  /** The steps with writes. */
  sending: readonly { step: AnyStep; write: AnyWrite }[];
  /** Draft names of all steps. */
  drafts: readonly string[];
  close: () => void;
  /** The wizard, rendered if no outcome is unknown. */
  children: ReactNode;
};

/** Said of an answer to "Send again" that the wizard would show in its next step. */
const NOT_DONE = "The server did not carry out the action.";

type OneProps = Omit<UnsettledStepProps, "sending"> & UnsettledStepProps["sending"][number];

const One = ({ title, subtitle, step, write, drafts, close, children }: OneProps) => {
  const forgetDrafts = useForgetDrafts();
  const [sentAt] = useState(useUnknownOutcome(write.operation).outcome?.at);
  const failure = { ...step.failure, title: step.failure?.title ?? "Unable To Save Changes" };
  const { unsettled } = useSubmit({
    verb: "Send",
    noun: title,
    write,
    success: step.success ?? (() => undefined),
    record: step.record,
    failure,
    after: {
      onUndone: (data) =>
        step.undone?.(data) ? () => showFailure({ title: failure.title, messages: [NOT_DONE] }) : undefined,
    },
    close,
    onSaved: (data) => {
      const isUndone = data !== undefined && step.undone?.(data);
      if (isReopened && !isUndone && sentAt !== undefined) forgetDrafts(drafts, sentAt);
    },
  });
  const [isReopened] = useState(unsettled !== undefined);
  if (!isReopened || !unsettled) return children;
  return (
    <>
      <PanelHead title={title} subtitle={subtitle} />
      {unsettled.notice}
      <PanelFoot>
        <div className="flex-1" />
        <Button onClick={close}>Close</Button>
      </PanelFoot>
    </>
  );
};

/**
 * A wizard, or the notice of an unknown outcome of one of its steps from before it was opened: then no step can be
 * sent, as the values of the steps are not stored.
 */
export const UnsettledStep = ({ sending, children, ...rest }: UnsettledStepProps) =>
  sending.reduceRight<ReactNode>(
    (inside, one) => (
      <One key={one.write.operation.id} {...rest} {...one}>
        {inside}
      </One>
    ),
    children,
  );
