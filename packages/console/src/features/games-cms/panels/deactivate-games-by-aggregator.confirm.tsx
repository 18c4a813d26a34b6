import { useDisableGamesByAggregator } from "@backoffice/api-client";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { GamesByAggregator } from "./games-by-aggregator.tsx";

/** Deactivates an operator's games by their aggregator (money §3, §5, §7). */
export const DeactivateGames = (panel: DialogPanelProps<"deactivate-games-by-aggregator">) => (
  <GamesByAggregator to="deactivate" write={useDisableGamesByAggregator()} {...panel} />
);
