import { EmptyState } from "@backoffice/ui";
import { Building2 } from "lucide-react";

/** The call is about one operator, and the page shows all. */
export const ChooseOperator = ({ what }: { what: string }) => (
  <EmptyState icon={Building2} title="Choose an operator or brand">
    The selector in the top bar sets whose {what} you see here.
  </EmptyState>
);
