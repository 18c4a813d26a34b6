import { getPlayer, showBankAccount, type components } from "@backoffice/api-client";
import { holderFinding } from "#entities/player/checks/player-findings.ts";
import { rereadBy } from "#kit/bulk/bulk.ts";
import { rereadChecked } from "#kit/bulk/run/reread-checked.ts";
import { ownCodes } from "./bank-account-row-checks.ts";

type Schemas = components["schemas"];
type BankAccount = Schemas["BankAccount"];

const reread = rereadBy(showBankAccount, ({ uuid }: BankAccount) => ({ body: { uuid } }));
const readPlayer = rereadBy(getPlayer, ({ player: { playerCode } }: BankAccount) => ({ body: { playerCode } }));

/** Checks of a bank account and its player, in the format of a server that checks its rows. */
export const codesFrom = (player: Schemas["Player"], account: BankAccount): Schemas["BankAccountCheck"][] => {
  const checks: Partial<Record<Schemas["BankAccountCheck"], boolean>> = {
    PLAYER_DELETED: player.isDeleted,
    PLAYER_BLOCKED: player.isBlocked,
    HOLDER_DIFFERS: holderFinding(account.nameOnCard, player).state === "stop",
    KYC_INCOMPLETE: !player.isVerified,
  };
  const codes = Object.keys(checks) as Schemas["BankAccountCheck"][];
  return [...codes.filter((code) => checks[code]), ...ownCodes(account)];
};

/** Rereads a selected bank account; on a server whose rows have no checks its player is read, too. */
export const rereadBankAccount = rereadChecked(reread, async (client, row: BankAccount) =>
  codesFrom(await readPlayer(client, row), row),
);
