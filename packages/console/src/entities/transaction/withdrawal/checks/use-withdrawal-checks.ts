import {
  listWithdrawals,
  useListWithdrawals,
  useShowTreasuryAccount,
  useShowWithdrawal,
  type components,
} from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { useSameNumber } from "#entities/bank-account/use-same-number.ts";
import { usePlayerSources } from "#entities/player/checks/use-player-sources.ts";
import { checksOf, known, type Checks } from "#kit/checks/checks-of.ts";
import { useListed } from "#kit/records/use-listed.ts";
import { ALL } from "#kit/scope/scope.ts";
import { can, useSession } from "#kit/session/session.ts";
import { isUndecided } from "../../is-undecided.ts";
import { withdrawalChecks } from "./withdrawal-checks.ts";

type Schemas = components["schemas"];

/** The withdrawal with its destination: the row of the list below until the server has answered. */
export const useWithdrawalRecord = (txId: string) =>
  useShowWithdrawal(
    { body: { txId } },
    {
      enabled: can(useSession(), "view_withdrawals"),
      placeholderData: useListed<Schemas["Withdrawal"]>(listWithdrawals, (row) => row.txId === txId),
    },
  );

/** The checks of a withdrawal. Each read is sent only with its permission. */
export const useWithdrawalChecks = (tx: Schemas["Transaction"]): Checks => {
  const session = useSession();
  const { locale } = useLocale();
  const { playerCode } = tx.player;
  const open = isUndecided(tx);
  const withdrawal = useWithdrawalRecord(tx.txId);
  const sharers = useSameNumber(withdrawal.data?.destination?.number, playerCode);
  const treasury = useShowTreasuryAccount(
    { body: { opId: tx.opId } },
    { enabled: can(session, "view_treasuries") && open },
  );
  const waiting = useListWithdrawals(
    { body: { page: 1, itemsPerPage: 2, opId: ALL, playerCode, status: "PENDING", isDeleted: false } },
    { enabled: can(session, "view_withdrawals") && open },
  );
  return checksOf(
    withdrawalChecks(tx.status === "IN_PROGRESS"),
    {
      tx: known(tx),
      locale: known(locale),
      withdrawal: { query: withdrawal, permission: "view_withdrawals" },
      ...usePlayerSources(playerCode, open),
      accounts: { query: { ...sharers, data: sharers.sameNumber }, permission: "view_bank_accounts" },
      treasury: { query: treasury, permission: "view_treasuries" },
      waiting: { query: waiting, permission: "view_withdrawals" },
    },
    session,
  );
};
