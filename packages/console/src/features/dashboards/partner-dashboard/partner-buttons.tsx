import type { components } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { lacking, useSession } from "#kit/session/session.ts";

/** Links from a partner's figures to its withdrawals and the withdrawal request. */
export const PartnerButtons = ({ partner }: { partner: components["schemas"]["PartnerOption"] }) => {
  const panels = usePanels();
  const session = useSession();
  return (
    <>
      <Button
        reason={lacking(session, "view_partner_withdrawals")}
        onClick={() => panels.open("partner-withdraw-history", partner)}
      >
        Withdraw history
      </Button>
      <Button
        reason={lacking(session, "request_partner_withdrawals")}
        onClick={() => panels.open("partner-withdraw", partner)}
      >
        Withdraw
      </Button>
    </>
  );
};
