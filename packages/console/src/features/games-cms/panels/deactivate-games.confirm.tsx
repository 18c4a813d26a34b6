import { useDisableGamesByAggregator } from "@backoffice/api-client";
import type { DialogPanelProps } from "#kit/panels/define-panels.ts";
import { GamesByAggregator } from "./games-by-aggregator.tsx";

/** Deactivates an operator's games by their aggregator (money §3, §5, §7). */
const DeactivateGamesConfirm = ({
  params: { opId = "" },
  ...rest
}: DialogPanelProps<"deactivate-games-by-aggregator">) => (
  <GamesByAggregator to="deactivate" opId={opId} write={useDisableGamesByAggregator()} {...rest} />
);

export default DeactivateGamesConfirm;
