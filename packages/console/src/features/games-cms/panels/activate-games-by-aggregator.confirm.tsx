import { useEnableGamesByAggregator } from "@backoffice/api-client";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { GamesByAggregator } from "./games-by-aggregator.tsx";

/** Activates an operator's games by their aggregator (money §3, §5, §7). */
export const ActivateGames = (panel: DialogPanelProps<"activate-games-by-aggregator">) => (
  <GamesByAggregator to="activate" write={useEnableGamesByAggregator()} {...panel} />
);
