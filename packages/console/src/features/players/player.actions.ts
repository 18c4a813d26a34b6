import {
  calculatePlayerLtv,
  changePlayerPassword,
  convertBalance,
  deletePlayer,
  giveSportFreebet,
  listReferredPlayers,
  listTransactionHistory,
  resetPlayerTwoFactor,
  reviewUsername,
  topUpWallet,
  type components,
} from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import {
  ArrowLeftRight,
  Calculator,
  Gift,
  HandCoins,
  KeyRound,
  Plus,
  ReceiptText,
  ShieldOff,
  Trash2,
  UserPen,
  Users,
  Wallet,
} from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import type { NamedPlayer } from "./named-player.ts";

type Player = components["schemas"]["Player"];

/** Identity of a player of a list or record. */
type Whose = Pick<Player, "playerId" | "playerCode" | "opId">;

const ownerOf = ({ playerId, playerCode, opId }: Whose): Whose => ({ playerId, playerCode, opId });

/** Balance actions of a player (money §2). A row with one currency preselects it for the conversion. */
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

/** Gives the player a sport freebet, which is chosen next (money §2). */
export const freebetAction = (panels: Panels, session: Session): RowAction<Player> => ({
  id: "freebet",
  label: "Give freebet",
  icon: Gift,
  reason: ({ isDeleted }) =>
    lacking(session, giveSportFreebet.operation.permission) ?? (isDeleted ? "The player has been deleted." : undefined),
  onSelect: ({ playerId }) => panels.open("sport-freebet-template-list", { player: playerId }),
});

const named = ({ playerId, playerCode, username, opId }: Player): NamedPlayer => ({
  playerId,
  playerCode,
  username,
  opId,
});

/** Histories and account actions of a player (shell §2.3, content §2, money §2). */
export const accountActions = (panels: Panels, session: Session): RowAction<Player>[] => [
  {
    id: "cashback",
    label: "Cashback withdrawals",
    icon: ReceiptText,
    reason: () => lacking(session, listTransactionHistory.operation.permission),
    onSelect: ({ playerCode }) => panels.open("cashback-withdrawal-history", { player: playerCode }),
  },
  {
    id: "claims",
    label: "Referral claims",
    icon: HandCoins,
    reason: () => lacking(session, listTransactionHistory.operation.permission),
    onSelect: ({ playerCode }) => panels.open("referral-claim-history", { player: playerCode }),
  },
  {
    id: "referred",
    label: "Referred players",
    icon: Users,
    reason: () => lacking(session, listReferredPlayers.operation.permission),
    onSelect: ({ playerCode }) => panels.open("referred-players-list", { player: playerCode }),
  },
  {
    id: "ltv",
    label: "LTV calculator",
    icon: Calculator,
    reason: () => lacking(session, calculatePlayerLtv.operation.permission),
    onSelect: (player) => panels.open("ltv-calculator", { player: named(player) }),
  },
  {
    id: "username",
    label: "Edit username",
    icon: UserPen,
    reason: () => lacking(session, reviewUsername.operation.permission),
    onSelect: ({ playerCode, username }) =>
      panels.open("edit-username", { request: { playerCode, originalUsername: username, username } }),
  },
  {
    id: "password",
    label: "Change password",
    icon: KeyRound,
    reason: () => lacking(session, changePlayerPassword.operation.permission),
    onSelect: (player) => panels.open("change-password-player", { player: named(player) }),
  },
  {
    id: "reset-2fa",
    label: "Reset 2FA",
    icon: ShieldOff,
    reason: ({ is2FAEnabled }) =>
      lacking(session, resetPlayerTwoFactor.operation.permission) ??
      (is2FAEnabled ? undefined : "The player does not use two-factor authentication."),
    onSelect: (player) => panels.open("reset-player-2fa", { player: named(player) }),
  },
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    reason: ({ isDeleted }) =>
      lacking(session, deletePlayer.operation.permission) ??
      (isDeleted ? "The player has already been deleted." : undefined),
    onSelect: (player) => panels.open("delete-player", { player: named(player) }),
  },
];

/** Row actions of a player. */
export const playerActions = (panels: Panels, session: Session): RowAction<Player>[] => [
  ...walletActions<Player>(panels, session),
  freebetAction(panels, session),
  ...accountActions(panels, session),
];
