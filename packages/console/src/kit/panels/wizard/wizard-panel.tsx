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
  /** Given by the panel host to a dialog: without a frame around it, the wizard then draws one. */
  open?: boolean;
  title: string;
  subtitle?: string | undefined;
  noun: string;
  /** What each step holds, in their order. */
  schemas: Schemas;
  /** The writes of the steps that are sent when they are left: the last one for the whole, or each alone. */
  writes?: Writes;
  steps: {
    [Id in keyof NoInfer<Schemas>]: PanelStep<NoInfer<Schemas>, Id, Id extends keyof Writes ? Writes[Id] : undefined>;
  };
  /** The step that it begins with, where those before it were done in another sitting: they can only be looked at. */
  startsAt?: (keyof Schemas & string) | undefined;
  /** Title of a dialog that says how far it is while a step is sent: "New partner". None unless given. */
  progress?: string | undefined;
  /** What is said after the last step, and where to go from there; without it the panel closes. */
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

  /** Checks a step and those before it, and sends it; `false` when the wizard does not go on. */
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
    // Closed it stays as it is while it fades out.
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
        locked={locked}
        onLocked={lock}
        onSaved={() => forms.release(index)}
        register={(handle) => forms.register(id, handle)}
        onSending={() => dialog.begin(id)}
        onSent={() => forms.markSent(index)}
        onFieldErrors={(errors) => {
          // At once: behind a dialog no field takes the focus, and a field that loses it forgets what was refused.
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
 * A form in steps, for a drawer, a dialog or a page. Going back and forth loses nothing that was typed, all of it is
 * guarded and offered again after a reload, and what the server refuses leads to the step and the field that it is about. A step with a write is sent when
 * it is left, the last one for the whole; one that moves money is locked once its outcome is unknown.
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
