import type { components } from "@backoffice/api-client";
import { RowChecks } from "@backoffice/ui/table";
import { useListedPlayers } from "#entities/player/checks/use-listed-players.ts";
import { checksColumn } from "#kit/checks/checks-column.tsx";
import { fallbackChecks } from "#kit/checks/fallback-checks.ts";
import { bankAccountRowChecks, ownCodes } from "./bank-account-row-checks.ts";

type BankAccount = components["schemas"]["BankAccount"];

const Fallback = ({ row }: { row: BankAccount }) => (
  <RowChecks
    checks={fallbackChecks(
      useListedPlayers(),
      { playerCode: row.player.playerCode, own: ownCodes(row) },
      bankAccountRowChecks,
    )}
  />
);

/** The most severe check of a bank account that waits; another one has none. */
export const bankAccountChecksColumn = {
  ...checksColumn<BankAccount>({
    inWords: bankAccountRowChecks,
    Fallback,
    waits: ({ status, isDeleted }) => status === "PENDING" && !isDeleted,
  }),
  // In a list of waiting accounts it is shown.
  defaultHidden: true,
};
