import { Alert, Button, ProgressDialog, Wizard, type WizardSteps } from "@backoffice/ui";
import { useRef, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { can, lacking, useSession } from "../../session/session.ts";
import { DialogFrame } from "../dialog-frame.tsx";
import { PanelFoot, PanelHead, usePanelFrame } from "../panel-frame.tsx";
import { Step } from "./step-form.tsx";
import { UnsettledStep } from "./unsettled-step.tsx";
import { useStepLock } from "./use-step-lock.ts";
import { useStepProgress } from "./use-step-progress.ts";
import { useWizardForms } from "./use-wizard-forms.ts";
import type { AnyStep, AnyWrite, PanelStep, WizardSchemas, WizardWrites } from "./wizard-step.ts";

type WizardPanelProps<Schemas extends WizardSchemas, Writes extends WizardWrites<Schemas>> = {
  /** Given by the panel host to a dialog: the wizard then renders a frame if there is none around it. */
  open?: boolean;
  title: string;
  subtitle?: string | undefined;
  noun: string;
  /** Schemas of the steps, in order. */
  schemas: Schemas;
  /** The writes of steps that are sent on leaving: only the last for the whole wizard, or each step on its own. */
  writes?: Writes;
  steps: {
    [Id in keyof NoInfer<Schemas>]: PanelStep<NoInfer<Schemas>, Id, Id extends keyof Writes ? Writes[Id] : undefined>;
  };
  /** The step to start with, if earlier steps were done before: those are read-only. */
  startsAt?: (keyof Schemas & string) | undefined;
  /** Title of the progress dialog while a step is sent: "New partner". No dialog without it. */
  progress?: string | undefined;
  /** Shown after the last step, with links to continue; without it the panel closes. */
  completion?: ReactNode;
  close: () => void;
};

const WizardBody = <Schemas extends WizardSchemas, Writes extends WizardWrites<Schemas>>({
  title,
  subtitle,
  noun,
  schemas,
  writes: givenWrites,
  steps: given,
  startsAt,
  progress,
  completion,
  close,
}: WizardPanelProps<Schemas, Writes>) => {
  const session = useSession();
  const steps = given as unknown as Readonly<Record<string, AnyStep>>;
  const writes = (givenWrites ?? {}) as unknown as Readonly<Record<string, AnyWrite>>;
  const ids = Object.keys(schemas);
  const first = startsAt === undefined ? 0 : ids.indexOf(startsAt);
  const forms = useWizardForms(schemas, ids, first);
  const sending = ids.flatMap((id) => {
    const write = writes[id];
    return write ? { ...write.operation, id, label: steps[id]!.label } : [];
  });
  const dialog = useStepProgress(progress, sending);
  const { locked, lock } = useStepLock();
  /** Shows another step while one is being left. */
  const show = useRef<(id: string) => void>(undefined);

  const missing = sending.find(({ permission }) => !can(session, permission))?.permission;
  const readOnly = missing && lacking(session, missing);

  /** Validates a step and all before it, and sends it; `false` if the wizard does not continue. */
  const leave = async (id: string): Promise<boolean> => {
    const index = ids.indexOf(id);
    if (readOnly !== undefined || index <= forms.sentTo) return true;
    const valid = forms.valid();
    const wrong = ids.slice(forms.sentTo + 1, index + 1).find((it) => !(it in valid));
    if (wrong !== undefined) {
      show.current?.(wrong);
      await forms.handles.get(wrong)?.form.trigger(undefined, { shouldFocus: true });
      return false;
    }
    const outcome = (await forms.handles.get(id)?.send?.(valid)) ?? "skipped";
    const isLast = index === ids.length - 1;
    if (outcome === "undone") {
      dialog.hide();
      return !isLast;
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
        {...{ title, noun, id, tools, readOnly }}
        step={steps[id]!}
        write={writes[id]}
        schema={schemas[id]!}
        valid={forms.valid()}
        isSent={index <= forms.sentTo}
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
        startsAt={first}
        foot={PanelFoot}
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
