import { EmptyState } from "@backoffice/ui";
import { Building2 } from "lucide-react";
import { useOperatorPicker } from "./operator-picker.ts";

/** Replaces a part that needs one operator while all are selected, with an operator picker. */
export const ChooseOperator = ({ what }: { what: string }) => (
  <EmptyState icon={Building2} title="Choose an operator or brand" action={useOperatorPicker()}>
    {`It sets whose ${what} you see here, as the selector in the top bar does.`}
  </EmptyState>
);
