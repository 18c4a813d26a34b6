import { getPlayer, showWithdrawal, type components } from "@backoffice/api-client";
import { holderFinding } from "#entities/player/checks/player-findings.ts";
import { rereadBy } from "#kit/bulk/bulk.ts";
import { rereadChecked } from "#kit/bulk/run/reread-checked.ts";

type Schemas = components["schemas"];
type Withdrawal = Schemas["Withdrawal"];

const rereadWithdrawal = rereadBy(showWithdrawal, ({ txId }: Withdrawal) => ({ body: { txId } }));
const readPlayer = rereadBy(getPlayer, ({ player: { playerCode } }: Withdrawal) => ({ body: { playerCode } }));

/** Checks of a withdrawal by its player, in the format of a server that checks its rows. */
export const codesFrom = (
  player: Schemas["Player"],
  { destination }: Pick<Withdrawal, "destination">,
): Schemas["WithdrawalCheck"][] => {
  const checks: Partial<Record<Schemas["WithdrawalCheck"], boolean>> = {
    PLAYER_DELETED: player.isDeleted,
    PLAYER_BLOCKED: player.isBlocked,
    HOLDER_DIFFERS: holderFinding(destination.holder, player).state === "stop",
    KYC_INCOMPLETE: !player.isVerified,
    FIRST_WITHDRAWAL: player.playerStats.totalWithdrawCount === 0,
    TEST_PLAYER: player.isTest,
  };
  return (Object.keys(checks) as Schemas["WithdrawalCheck"][]).filter((code) => checks[code]);
};

/** Rereads a selected withdrawal; on a server whose rows have no checks its player is read, too. */
export const rereadWithChecks = rereadChecked(rereadWithdrawal, async (client, row: Withdrawal) =>
  codesFrom(await readPlayer(client, row), row),
);
