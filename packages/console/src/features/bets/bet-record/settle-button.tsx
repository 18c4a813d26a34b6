import type { components } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { lacking, useSession } from "#kit/session/session.ts";

type SettleButtonProps = { bet: components["schemas"]["BetDetails"] };

/** Opens the settlement form of an open bet. */
export const SettleButton = ({ bet }: SettleButtonProps) => {
  const panels = usePanels();
  const session = useSession();
  if (bet.status !== "OPEN") return null;
  return (
    <Button
      variant="primary"
      reason={lacking(session, "settle_bets")}
      onClick={() => panels.open("settle-open-bet", { bet })}
    >
      Settle…
    </Button>
  );
};
