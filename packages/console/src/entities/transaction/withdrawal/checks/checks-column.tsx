import type { components } from "@backoffice/api-client";
import { RowChecks } from "@backoffice/ui/table";
import { fallbackChecks } from "./fallback-checks.ts";
import { rowChecks } from "./row-checks.ts";
import { useFallbackChecks } from "./use-fallback-checks.ts";

type Withdrawal = components["schemas"]["Withdrawal"];

const Fallback = ({ playerCode }: { playerCode: string }) => (
  <RowChecks checks={fallbackChecks(useFallbackChecks(), playerCode)} />
);

/** The most severe check of a withdrawal: as its server says, or else by three lists for the page (ruling 53). */
export const checksColumn = {
  id: "checks",
  header: "Check",
  help: "The most severe reason to look twice before it is approved. All of them are in the record.",
  cell: ({ checks, player }: Withdrawal) =>
    checks ? <RowChecks checks={rowChecks(checks)} /> : <Fallback playerCode={player.playerCode} />,
  text: ({ checks = [] }: Withdrawal) =>
    rowChecks(checks)
      .map(({ label }) => label)
      .join(", "),
  summary: "exception",
  width: 160,
  // Beside a record it stays.
  priority: 1,
} as const;
