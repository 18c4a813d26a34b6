import { convertBalance, topUpWallet, type components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { ArrowLeftRight, Plus, Wallet } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** A player of a list or a record: who it is, and whose. */
type Whose = Pick<components["schemas"]["Player"], "playerId" | "playerCode" | "opId">;

const ownerOf = ({ playerId, playerCode, opId }: Whose): Whose => ({ playerId, playerCode, opId });

/** What may be done with what a player has (money §2). A row about one currency says which is converted. */
export const walletActions = <Row extends Whose & { currency?: string }>(
  panels: Panels,
  session: Session,
): RowAction<Row>[] => [
  {
    id: "wallet",
    label: "Wallet",
    icon: Wallet,
    primary: true,
    onSelect: ({ playerCode }) => panels.open("player-wallet", { player: playerCode }),
  },
  {
    id: "top-up",
    label: "Top up",
    icon: Plus,
    reason: () => lacking(session, topUpWallet.operation.permission),
    onSelect: (player) => panels.open("topup-player", { player: ownerOf(player) }),
  },
  {
    id: "convert",
    label: "Convert balance",
    icon: ArrowLeftRight,
    reason: () => lacking(session, convertBalance.operation.permission),
    onSelect: (player) =>
      panels.open("convert-player-balance", {
        player: ownerOf(player),
        ...(player.currency !== undefined && { fromCurrency: player.currency }),
      }),
  },
];
