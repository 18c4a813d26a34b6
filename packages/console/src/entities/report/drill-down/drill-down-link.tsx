import { useLocale, useNow, linkLook } from "@backoffice/ui";
import type { ReactNode } from "react";
import { AppLink } from "#kit/address/app-link.tsx";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { can, useSession } from "#kit/session/session.ts";
import { drillDownAddress } from "./drill-down-address.ts";
import type { DrillDown } from "./drill-down.ts";

type DrillDownLinkProps<Row> = {
  drillDown: DrillDown<Row>;
  /** The row; undefined for the total. */
  row?: Row | undefined;
  /** The report's filters. */
  filters: readonly string[];
  /** Inside a table cell, which is one tab stop: F2 enters it. */
  inCell?: boolean;
  children: ReactNode;
};

/** A figure linked to the list that proves it; plain text without such a list or permission. */
export const DrillDownLink = <Row,>({ drillDown, row, filters, inCell = false, children }: DrillDownLinkProps<Row>) => {
  const search = useSearchParams();
  const session = useSession();
  const { timeZone } = useLocale();
  const now = useNow(false);
  const to = can(session, drillDown.permission)
    ? drillDownAddress(drillDown, row, { search, filters, timeZone, now })
    : undefined;
  if (to === undefined) return children;
  return (
    <AppLink to={to} {...(inCell && { tabIndex: -1 })} className={linkLook()}>
      {children}
    </AppLink>
  );
};
