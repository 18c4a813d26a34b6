import { getPlayer, showBankAccount, type components } from "@backoffice/api-client";
import { holderFinding } from "#entities/player/checks/player-findings.ts";
import { rereadBy } from "#kit/bulk/bulk.ts";
import { rereadChecked } from "#kit/bulk/reread-checked.ts";
import { ownCodes } from "./bank-account-row-checks.ts";

type Schemas = components["schemas"];
type BankAccount = Schemas["BankAccount"];

const reread = rereadBy(showBankAccount, ({ uuid }: BankAccount) => ({ body: { uuid } }));
const readPlayer = rereadBy(getPlayer, ({ player: { playerCode } }: BankAccount) => ({ body: { playerCode } }));

/** What a bank account and its player tell, in the words of a server that checks its rows. */
export const codesFrom = (player: Schemas["Player"], account: BankAccount): Schemas["BankAccountCheck"][] => {
  const found: Partial<Record<Schemas["BankAccountCheck"], boolean>> = {
    PLAYER_DELETED: player.isDeleted,
    PLAYER_BLOCKED: player.isBlocked,
    HOLDER_DIFFERS: holderFinding(account.nameOnCard, player).state === "stop",
    KYC_INCOMPLETE: !player.isVerified,
  };
  const codes = Object.keys(found) as Schemas["BankAccountCheck"][];
  return [...codes.filter((code) => found[code]), ...ownCodes(account)];
};

/** Rereads a selected bank account; on a server whose rows have no checks its player is read, too. */
export const rereadBankAccount = rereadChecked(reread, async (client, row: BankAccount) =>
  codesFrom(await readPlayer(client, row), row),
);
