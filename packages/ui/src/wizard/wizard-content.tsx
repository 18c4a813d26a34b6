import { useCallback, type ReactNode } from "react";
import type { StepReport, WizardTools } from "./wizard-types.ts";

type Props<Values> = {
  id: string;
  content: (tools: WizardTools<unknown, Values>) => ReactNode;
  formId: string;
  next: (value: unknown) => Promise<void>;
  onReport: (id: string, now: StepReport<unknown>) => void;
  value: unknown;
  values: Partial<Values>;
};

/** Renders the content of a step with its tools; `report` is stable, so that effects may depend on it. */
export const WizardContent = <Values,>({ id, content, onReport, ...tools }: Props<Values>) => {
  const report = useCallback((now: StepReport<unknown>) => onReport(id, now), [id, onReport]);
  return content({ ...tools, report });
};
