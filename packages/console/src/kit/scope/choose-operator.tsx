import { EmptyState } from "@backoffice/ui";
import { Building2 } from "lucide-react";
import { useLocation } from "react-router";
import { useRegistry } from "../pages/registry.ts";

/** Shown in place of a page whose call needs one operator while all are selected. */
export const ChooseOperator = ({ what }: { what: string }) => {
  const { pages } = useRegistry();
  const { pathname } = useLocation();
  const elsewhere = pages.find(({ path }) => path === pathname)?.noOperatorSelector;
  return (
    <EmptyState icon={Building2} title="Choose an operator or brand">
      {elsewhere
        ? "This page has no selector. Choose one on another page, then come back."
        : `The selector in the top bar sets whose ${what} you see here.`}
    </EmptyState>
  );
};
