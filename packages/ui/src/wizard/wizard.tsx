import { useCallback, useId, useState, type ComponentType, type MouseEvent, type ReactNode } from "react";
import { cn } from "../cn.ts";
import { Button } from "../primitives/button/button.tsx";
import { Stepper } from "./stepper.tsx";
import { useWizard } from "./use-wizard.ts";
import { WizardContent } from "./wizard-content.tsx";
import { WizardDone } from "./wizard-done.tsx";
import { StepSection } from "./step-section.tsx";
import { stepStatus } from "./wizard-state.ts";
import type { StepReport, WizardSteps, WizardTools, WizardValues } from "./wizard-types.ts";

export type WizardProps<Values extends WizardValues> = {
  /** Accessible name, by the result: "New operator". */
  label: string;
  steps: WizardSteps<Values>;
  /** Receives the values of all steps. A rejection is shown in the last step, which can be retried. */
  onFinish: (values: Values) => unknown;
  /** Completion message with links to continue. */
  completion?: ((values: Values) => ReactNode) | undefined;
  onCancel?: (() => void) | undefined;
  /** Index of the first step; those before it are completed. */
  startsAt?: number | undefined;
  /** Container of the buttons, if they are not below the wizard: the footer of a drawer. */
  footer?: ComponentType<{ children: ReactNode }> | undefined;
  /** Position of the list of steps, above or beside the step; always above in a narrow container. */
  orientation?: "horizontal" | "vertical" | undefined;
};

const WizardFoot = ({ children }: { children: ReactNode }) => (
  <footer className="flex flex-wrap items-center gap-2 border-t pt-3">{children}</footer>
);

/**
 * A task in steps. Each step validates itself (as a form with the id `formId`, or by `report`), may submit itself, and
 * keeps its input when the user goes back.
 *
 * `<Wizard<{ account: Account; limits: Limits }> label="New operator" steps={[…]} onFinish={create} />`
 */
export const Wizard = <Values extends WizardValues>({
  label,
  steps,
  onFinish,
  completion,
  onCancel,
  startsAt,
  footer: Foot = WizardFoot,
  orientation = "horizontal",
}: WizardProps<Values>) => {
  const base = useId();
  const { state, leave, go } = useWizard(steps, onFinish, startsAt);
  const [reports, setReports] = useState<Readonly<Record<string, StepReport<unknown>>>>({});
  const [ready, setReady] = useState<Readonly<Record<string, boolean>>>({});
  const [moved, setMoved] = useState(startsAt !== undefined && startsAt > 0);
  const report = useCallback(
    (id: string, now: StepReport<unknown>) => setReports((all) => ({ ...all, [id]: now })),
    [],
  );
  const step = steps[state.current] ?? steps[0];
  const formOf = (id: string) => `${base}-${id}`;
  const last = state.current === steps.length - 1;
  const reported = reports[step.id];
  const reason = reported && "reason" in reported ? reported.reason : undefined;
  const ways = reported && "ways" in reported ? reported.ways : undefined;
  const waits = ready[step.id] === false ? "Wait until the step has loaded." : undefined;

  const select = (index: number) => {
    setMoved(true);
    go(index);
  };
  const pass = (index: number, value: unknown) => {
    setMoved(true);
    return leave(index, value);
  };
  const formOfStep = () =>
    reported ? null : document.querySelector<HTMLFormElement>(`form#${CSS.escape(formOf(step.id))}`);
  const send = () => pass(state.current, reported && "value" in reported ? reported.value : undefined);
  const onNext = (event: MouseEvent<HTMLButtonElement>) => {
    // The button submits the step's form natively.
    if (formOfStep()) return;
    event.preventDefault();
    void send();
  };
  /** Retries with the current input, not with the refused value. */
  const retry = () => {
    const form = formOfStep();
    if (form) form.requestSubmit();
    else if (!reason) void send();
  };

  if (state.finished) return <WizardDone label={label}>{completion?.(state.values as Values)}</WizardDone>;
  return (
    <div data-slot="wizard" role="group" aria-label={label} className="@container text-body text-ink">
      <div
        className={cn("flex flex-col gap-5", orientation === "vertical" && "@min-[640px]:flex-row @min-[640px]:gap-8")}
      >
        <div
          className={cn("flex flex-col gap-3", orientation === "vertical" && "@min-[640px]:w-52 @min-[640px]:shrink-0")}
        >
          <Stepper
            label={`Steps of ${label}`}
            orientation={orientation}
            compact={orientation === "horizontal"}
            onSelect={state.working ? undefined : select}
            reached={state.reached}
            items={steps.map(({ id, label: name, optional }, index) => ({
              id,
              label: name,
              optional,
              status: stepStatus(state, index, id),
              current: index === state.current,
            }))}
          />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-6">
          {steps.map((it, index) => {
            if (index > state.reached) return null;
            const value = state.values[it.id];
            return (
              <StepSection
                key={it.id}
                heading={it.label}
                place={`Step ${index + 1} of ${steps.length}`}
                description={it.description}
                active={index === state.current}
                focus={moved}
                load={it.load}
                onReadyChange={(now) => setReady((all) => (all[it.id] === now ? all : { ...all, [it.id]: now }))}
                error={state.errors[it.id]}
                onRetry={retry}
                working={state.working && index === state.current}
              >
                {(initial) => (
                  <WizardContent<Values>
                    id={it.id}
                    // The type of the value depends on the step's id, which a loop over all steps cannot express.
                    content={it.content as (tools: WizardTools<unknown, Values>) => ReactNode}
                    formId={formOf(it.id)}
                    next={(made) => pass(index, made)}
                    onReport={report}
                    value={value ?? initial}
                    values={state.values as Partial<Values>}
                  />
                )}
              </StepSection>
            );
          })}
          <Foot>
            {onCancel && (
              <Button
                variant="ghost"
                className="-ms-3"
                reason={state.working ? "Wait until the step has been sent." : undefined}
                onClick={onCancel}
              >
                Cancel
              </Button>
            )}
            <span className="flex-1" />
            {state.current > 0 && (
              <Button
                reason={state.working ? "Wait until the step has been sent." : undefined}
                onClick={() => select(state.current - 1)}
              >
                Back
              </Button>
            )}
            {ways?.toReversed().map((way) => (
              <Button
                key={way.label}
                type="button"
                variant={way === ways[0] ? "primary" : "secondary"}
                loading={state.working}
                reason={waits ?? way.reason}
                showsReason={way === ways[0]}
                onClick={() => {
                  way.take();
                  void pass(state.current, undefined);
                }}
              >
                {way.label}
              </Button>
            ))}
            {step.nextLabel !== null && !ways && (
              <Button
                // Enter in a field activates a submit button, which must not happen in a step that is not submitted by its form.
                {...(reported ? { type: "button" } : { type: "submit", form: formOf(step.id) })}
                variant="primary"
                loading={state.working}
                reason={waits ?? reason}
                showsReason
                onClick={onNext}
              >
                {step.nextLabel ?? (last ? "Finish" : "Next")}
              </Button>
            )}
          </Foot>
        </div>
      </div>
    </div>
  );
};
