import { useCallback, type ReactNode } from "react";
import type { WizardTools } from "./wizard-types.ts";

/** What a step says it has, or why it has nothing yet. */
export type StepReport = { value: unknown } | { reason: string } | undefined;

type Props<Values> = {
  id: string;
  content: (tools: WizardTools<unknown, Values>) => ReactNode;
  formId: string;
  next: (value: unknown) => Promise<void>;
  onReport: (id: string, now: StepReport) => void;
  value: unknown;
  values: Partial<Values>;
};

/** What a step shows, with its tools; `report` stays the same function, so that effects may depend on it. */
export const WizardContent = <Values,>({ id, content, onReport, ...tools }: Props<Values>) => {
  const report = useCallback((now: StepReport) => onReport(id, now), [id, onReport]);
  return content({ ...tools, report });
};
