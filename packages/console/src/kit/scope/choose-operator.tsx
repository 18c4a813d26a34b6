import { EmptyState } from "@backoffice/ui";
import { Building2 } from "lucide-react";
import { useOperatorPicker } from "./operator-picker-context.ts";

/** Replaces a part that needs one operator while all are selected, with an operator picker. */
export const ChooseOperator = ({ subject }: { subject: string }) => (
  <EmptyState icon={Building2} title="Choose an operator or brand" action={useOperatorPicker()}>
    {`It sets whose ${subject} you see here, as the selector in the top bar does.`}
  </EmptyState>
);
