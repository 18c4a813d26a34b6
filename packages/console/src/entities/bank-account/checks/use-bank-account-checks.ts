import type { components } from "@backoffice/api-client";
import { usePlayer } from "#entities/player/use-player.ts";
import { checksOf, known, type Checks } from "#kit/checks/checks-of.ts";
import { useSession } from "#kit/session/session.ts";
import { useSameNumber } from "../use-same-number.ts";
import { BANK_ACCOUNT_CHECKS, duplicateOf } from "./bank-account-checks.ts";

/** The checks of a bank account. Other accounts are read only if the account says that it is not alone. */
export const useBankAccountChecks = (account: components["schemas"]["BankAccount"]): Checks => {
  const { playerCode } = account.player;
  const number = duplicateOf(account);
  const same = useSameNumber(number, playerCode);
  return checksOf(
    BANK_ACCOUNT_CHECKS,
    {
      account: known(account),
      player: { query: usePlayer(playerCode), permission: "view_players" },
      accounts:
        number === null ? known([]) : { query: { ...same, data: same.sameNumber }, permission: "view_bank_accounts" },
    },
    useSession(),
  );
};
