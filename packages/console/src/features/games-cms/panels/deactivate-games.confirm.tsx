import { useDisableGamesByAggregator } from "@backoffice/api-client";
import type { PanelProps } from "#kit/pages/define-module.ts";
import { GamesByAggregator } from "./games-by-aggregator.tsx";

/** Deactivates an operator's games by their aggregator (money §3, §5, §7). */
const DeactivateGamesConfirm = ({ params: { opId = "" }, ...rest }: PanelProps<"deactivate-games-by-aggregator">) => (
  <GamesByAggregator to="deactivate" opId={opId} write={useDisableGamesByAggregator()} {...rest} />
);

export default DeactivateGamesConfirm;
