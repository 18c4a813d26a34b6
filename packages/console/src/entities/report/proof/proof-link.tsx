import { useLocale, useNow, linkLook } from "@backoffice/ui";
import type { ReactNode } from "react";
import { AppLink } from "#kit/address/app-link.tsx";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { can, useSession } from "#kit/session/session.ts";
import { proofAddress } from "./proof-address.ts";
import type { Proof } from "./proof.ts";

type ProofLinkProps<Row> = {
  proof: Proof<Row>;
  /** Without one the figure is the total. */
  row?: Row | undefined;
  /** What the report is filtered by. */
  filters: readonly string[];
  /** In a table, whose cells are one stop of the Tab key: F2 leads into them. */
  inCell?: boolean;
  children: ReactNode;
};

/** A figure as a link to the list that proves it; plain where there is none, or for who may not open it. */
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
