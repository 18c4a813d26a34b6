import { useEnableGamesByAggregator } from "@backoffice/api-client";
import type { DialogPanelProps } from "#kit/panels/define-panels.ts";
import { GamesByAggregator } from "./games-by-aggregator.tsx";

/** Activates an operator's games by their aggregator (money §3, §5, §7). */
const ActivateGamesConfirm = ({ params: { opId = "" }, ...rest }: DialogPanelProps<"activate-games-by-aggregator">) => (
  <GamesByAggregator to="activate" opId={opId} write={useEnableGamesByAggregator()} {...rest} />
);

export default ActivateGamesConfirm;
