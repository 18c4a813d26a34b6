import { Alert, Button, ProgressDialog, Wizard, type WizardSteps } from "@backoffice/ui";
import { use, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { RereadContext } from "#kit/edits/reread.ts";
import { can, lacking, useSession } from "#kit/session/session.ts";
import { DialogFrame } from "../dialog-frame.tsx";
import { PanelFoot, PanelHead, usePanelFrame } from "../panel-frame.tsx";
import { Step } from "./step-form.tsx";
import { UnsettledStep } from "./unsettled-step.tsx";
import { useStepLock } from "./use-step-lock.ts";
import { useStepProgress } from "./use-step-progress.ts";
import { useWizardForms, type StepOutcome } from "./use-wizard-forms.ts";
import type { WizardPanelProps } from "./wizard-panel-props.ts";
import type { AnyStep, AnyValid, AnyWrite, WizardSchemas, WizardWrites } from "./wizard-step.ts";

const WizardBody = <Schemas extends WizardSchemas, Writes extends WizardWrites<Schemas>>({
  title,
  subtitle,
  noun,
  schemas,
  writes: givenWrites,
  steps: given,
  edits = false,
  startsAt,
  progress,
  completion,
  close,
}: WizardPanelProps<Schemas, Writes>) => {
  const session = useSession();
  const reread = use(RereadContext);
  const steps = given as unknown as Readonly<Record<string, AnyStep>>;
  const writes = (givenWrites ?? {}) as unknown as Readonly<Record<string, AnyWrite>>;
  const ids = Object.keys(schemas);
  const begin = startsAt === undefined ? 0 : ids.indexOf(startsAt);
  const forms = useWizardForms(schemas, ids, begin);
  const sending = ids.flatMap((id) => {
    const write = writes[id];
    return write ? { ...write.operation, id, label: steps[id]!.label } : [];
  });
  const dialog = useStepProgress(progress, sending);
  const { locked, lock } = useStepLock();
  /** Shows another step while one is being left. */
  const show = useRef<(id: string) => void>(undefined);
  /** Index of the step that is being sent, with all before it. */
  const [sendingTo, setSendingTo] = useState(-1);

  const missing = sending.find(({ permission }) => !can(session, permission))?.permission;
  const readOnly = missing && lacking(session, missing);

  /** Sends the valid steps up to this one; also returns the steps to look at first. */
  const send = async (id: string, index: number, valid: AnyValid): Promise<[StepOutcome, readonly string[]]> => {
    if (!writes[id]) return ["skipped", []];
    setSendingTo(index);
    try {
      const checked = edits ? await forms.ready(index, valid, reread?.again()) : { valid, wrong: [] };
      if (checked.wrong.length > 0) return ["refused", checked.wrong];
      return [(await forms.handles.get(id)?.send?.(checked.valid)) ?? "skipped", []];
    } finally {
      setSendingTo(-1);
    }
  };

  /** Validates a step and all before it, and sends it; `false` if the wizard stays, "undone" if nothing was carried out. */
  const leave = async (id: string): Promise<boolean | "undone"> => {
    const index = ids.indexOf(id);
    if (readOnly !== undefined || index <= forms.sentTo) return true;
    const valid = forms.valid();
    const wrong = ids.slice(forms.sentTo + 1, index + 1).find((it) => !(it in valid));
    if (wrong !== undefined) {
      show.current?.(wrong);
      await forms.handles.get(wrong)?.form.trigger(undefined, { shouldFocus: true });
      return false;
    }
    const [outcome, unready] = await send(id, index, valid);
    const [first] = unready;
    if (first !== undefined) {
      if (!unready.includes(id)) show.current?.(first);
      return false;
    }
    const isLast = index === ids.length - 1;
    if (outcome === "undone") {
      dialog.hide();
      return isLast ? false : "undone";
    }
    if (outcome === "moved") {
      dialog.hide();
      return false;
    }
    const isOver = outcome === "ended" || isLast;
    await dialog.end(outcome, isOver);
    const closes = outcome === "ended" || (isOver && outcome !== "refused" && !completion);
    if (closes) close();
    // A closing wizard stays at its step while it fades out.
    return outcome !== "refused" && !closes;
  };

  const toStep = (id: string, index: number) => ({
    id,
    label: steps[id]!.label,
    description: steps[id]!.description,
    nextLabel: steps[id]!.nextLabel,
    submit: (_value: unknown, _values: unknown, open: (id: string) => void) => {
      show.current = open;
      return leave(id);
    },
    content: (tools: Parameters<typeof Step>[0]["tools"]) => (
      <Step
        {...{ title, noun, id, tools, readOnly, edits }}
        step={steps[id]!}
        write={writes[id]}
        schema={schemas[id]!}
        valid={forms.valid()}
        isSent={index <= forms.sentTo}
        isSaving={index <= sendingTo}
        guarded={sending.length > 0}
        draftTitle={sending.length > 0 && sending.every(({ effect }) => effect !== "money") ? title : undefined}
        locked={locked}
        onLocked={lock}
        onSaved={() => forms.release(index)}
        register={(handle) => forms.register(id, handle)}
        onSending={() => dialog.begin(id)}
        onSent={() => forms.markSent(index)}
        onFieldErrors={(errors) => {
          // Synchronous: behind a dialog no field can get the focus, and a field that loses it drops its server error.
          flushSync(dialog.hide);
          const { rest, first: wrong } = forms.refuse(index, errors);
          if (wrong !== undefined) show.current?.(wrong);
          return rest;
        }}
        say={dialog.say}
      />
    ),
  });
  return (
    <UnsettledStep
      {...{ title, subtitle, close }}
      drafts={ids.map((id) => `${noun}/${id}`)}
      sending={sending.map(({ id }) => ({ step: steps[id]!, write: writes[id]! }))}
    >
      <PanelHead title={title} subtitle={subtitle} />
      {readOnly && (
        <div className="mb-4">
          <Alert severity="info">{readOnly}</Alert>
        </div>
      )}
      <Wizard
        label={title}
        steps={ids.map(toStep) as unknown as WizardSteps<Record<string, unknown>>}
        onFinish={() => undefined}
        onCancel={close}
        startsAt={begin}
        footer={PanelFoot}
        completion={() => (
          <>
            {completion}
            <PanelFoot>
              <div className="flex-1" />
              <Button variant="primary" onClick={close}>
                Close
              </Button>
            </PanelFoot>
          </>
        )}
      />
      {dialog.shown && (
        <ProgressDialog
          open
          title={dialog.shown.title}
          progress={dialog.shown.progress}
          onClose={dialog.hide}
          onCloseAutoFocus={dialog.onCloseAutoFocus}
          onRetry={dialog.shown.again === undefined ? undefined : forms.handles.get(dialog.shown.again)?.again}
        />
      )}
    </UnsettledStep>
  );
};

/**
 * A form in steps, for a drawer, dialog or page. Input is kept when going back and forth, guarded, and can be
 * restored after a reload; server errors lead to their step and field. A step with a write is sent on leaving, the
 * last one for the whole wizard; a step that moves money is locked after an unknown outcome.
 */
export const WizardPanel = <const Schemas extends WizardSchemas, const Writes extends WizardWrites<Schemas>>(
  props: WizardPanelProps<Schemas, Writes>,
) => {
  const frame = usePanelFrame();
  const { open, title, close } = props;
  if (frame || open === undefined) return <WizardBody {...props} />;
  return (
    <DialogFrame open={open} close={close} title={title}>
      <WizardBody {...props} />
    </DialogFrame>
  );
};
