import type { components } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { usePlayer } from "#entities/player/use-player.ts";
import { checksOf, known, type Checks } from "#kit/checks/checks-of.ts";
import { useSession } from "#kit/session/session.ts";
import { DEBIT_CHECKS } from "./debit-checks.ts";

/** The checks of a debit to deduct. */
export const useDebitChecks = (debit: components["schemas"]["BetDebit"]): Checks => {
  const { locale } = useLocale();
  return checksOf(
    DEBIT_CHECKS,
    {
      player: { query: usePlayer(debit.player.playerCode), permission: "view_players" },
      debit: known(debit),
      locale: known(locale),
    },
    useSession(),
  );
};
