import type { components } from "@backoffice/api-client";
import { RowChecks } from "@backoffice/ui/table";
import { checksColumn } from "#kit/checks/checks-column.tsx";
import { fallbackChecks } from "#kit/checks/fallback-checks.ts";
import { rowChecks } from "./withdrawal-row-checks.ts";
import { useFallbackChecks } from "./use-fallback-checks.ts";

type Withdrawal = components["schemas"]["Withdrawal"];

const Fallback = ({ row: { player } }: { row: Withdrawal }) => (
  <RowChecks checks={fallbackChecks(useFallbackChecks(), player, rowChecks)} />
);

/** The most severe check of a withdrawal. */
export const withdrawalChecksColumn = {
  ...checksColumn<Withdrawal>({ inWords: rowChecks, Fallback }),
  // Fits with player and amount beside a record in a window of 1280 pixels.
  width: 140,
};
