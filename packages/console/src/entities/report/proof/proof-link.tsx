import { useLocale, useNow, linkLook } from "@backoffice/ui";
import type { ReactNode } from "react";
import { AppLink } from "#kit/address/app-link.tsx";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { can, useSession } from "#kit/session/session.ts";
import { proofAddress } from "./proof-address.ts";
import type { Proof } from "./proof.ts";

type ProofLinkProps<Row> = {
  proof: Proof<Row>;
  /** The row; undefined for the total. */
  row?: Row | undefined;
  /** The report's filters. */
  filters: readonly string[];
  /** Inside a table cell, which is one tab stop: F2 enters it. */
  inCell?: boolean;
  children: ReactNode;
};

/** A figure linked to the list that proves it; plain text without such a list or permission. */
export const ProofLink = <Row,>({ proof, row, filters, inCell = false, children }: ProofLinkProps<Row>) => {
  const search = useSearchParams();
  const session = useSession();
  const { timeZone } = useLocale();
  const now = useNow(false);
  const to = can(session, proof.permission) ? proofAddress(proof, row, { search, filters, timeZone, now }) : undefined;
  if (to === undefined) return children;
  return (
    <AppLink to={to} {...(inCell && { tabIndex: -1 })} className={linkLook()}>
      {children}
    </AppLink>
  );
};
