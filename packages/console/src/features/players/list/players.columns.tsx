import type { components, listPlayers } from "@backoffice/api-client";
import { booleanCell, countryCell, dateCell, flagsCell, idCell, textCell } from "@backoffice/ui/table";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { refCell } from "#kit/references/ref-cell.tsx";
import { kycWords, PLAYER_STATE, stateOf, type PlayerState } from "#entities/player/player-state.ts";

type Player = components["schemas"]["Player"];
type Profile = Player["profile"];
type Columns = ColumnsOf<typeof listPlayers>;

const usd = (get: (player: Player) => number) => amountCell<Player>((it) => ({ value: get(it), currency: "USD" }));
const ofProfile = (name: Exclude<keyof Profile, "country">) => textCell<Player>(({ profile }) => profile[name]);

/** Hidden until the user turns it on: personal data is not shown by default. */
const hidden = <Column extends object>(column: Column) => ({ ...column, defaultHidden: true as const });

/** Identity, account status, balances and activity (shell §3). */
const SHARED: Columns = [
  {
    id: "playerCode",
    header: "Player",
    ...playerLinkCell<Player>((player) => player),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 190,
  },
  {
    id: "state",
    header: "State",
    ...flagsCell<Player, PlayerState>(stateOf, PLAYER_STATE, { limit: 2 }),
    summary: "status",
    width: 170,
  },
  {
    id: "balanceInUSD",
    header: "Balance",
    help: "All wallets in USD.",
    ...usd(({ wallet }) => wallet.inUSD.balance),
    sortable: true,
    width: 140,
  },
  {
    id: "bonusBalanceInUSD",
    header: "Bonus",
    help: "Bonus money that is not withdrawable yet.",
    ...usd(({ bonusWallet }) => bonusWallet.balanceInUsd),
    sortable: true,
    width: 120,
  },
  {
    id: "totalDepositCount",
    header: "Deposits",
    ...numberCell<Player>(({ playerStats }) => playerStats.totalDepositCount),
    sortable: true,
    width: 95,
  },
  {
    id: "totalWithdrawCount",
    header: "Withdrawals",
    ...numberCell<Player>(({ playerStats }) => playerStats.totalWithdrawCount),
    sortable: true,
    width: 115,
  },
  {
    id: "totalBetCount",
    header: "Bets",
    ...numberCell<Player>(({ playerStats }) => playerStats.totalBetCount),
    sortable: true,
    width: 85,
  },
  { id: "kyc", header: "KYC", ...textCell<Player>(kycWords), width: 170 },
  { id: "opTitle", header: "Operator", ...operatorCell<Player>(({ opId }) => opId), sortable: true, width: 150 },
  {
    id: "createdAt",
    header: "Registered",
    ...dateCell<Player>(({ createdAt }) => createdAt),
    sortable: true,
    width: 180,
  },
  hidden({ id: "playerId", header: "Player ID", ...idCell<Player>(({ playerId }) => playerId), width: 130 }),
  hidden({
    id: "username",
    header: "Username",
    ...textCell<Player>(({ username }) => username),
    sortable: true,
    width: 150,
  }),
  hidden({ id: "firstName", header: "First name", ...ofProfile("firstName"), width: 130 }),
  hidden({ id: "lastName", header: "Last name", ...ofProfile("lastName"), width: 130 }),
  hidden({ id: "nickName", header: "Nickname", ...ofProfile("nickName"), width: 130 }),
  hidden({ id: "email", header: "Email", ...textCell<Player>(({ email }) => email), width: 220 }),
  hidden({ id: "phone", header: "Phone", ...ofProfile("phone"), width: 140 }),
  hidden({
    id: "country",
    header: "Country",
    ...countryCell<Player>(({ profile }) => profile.country),
    width: 140,
  }),
  hidden({ id: "birthDate", header: "Date of birth", ...ofProfile("birthDate"), width: 110 }),
  hidden({
    id: "totalTopUpIncreaseCount",
    header: "Top-ups",
    help: "Number of manual entries.",
    ...numberCell<Player>(({ playerStats }) => playerStats.totalTopUpIncreaseCount),
    width: 95,
  }),
  hidden({
    id: "activeCurrency",
    header: "Currency",
    ...textCell<Player>(({ activeCurrency }) => activeCurrency),
    width: 90,
  }),
  hidden({ id: "affId", header: "Affiliate", ...idCell<Player>(({ affId }) => affId), width: 130 }),
  hidden({
    id: "refId",
    header: "Referred by",
    ...refCell<Player>(
      "player",
      ({ refId }) => refId,
      textCell(({ refId }) => refId),
    ),
    width: 120,
  }),
  hidden({ id: "channelId", header: "Channel", ...idCell<Player>(({ channelId }) => channelId), width: 120 }),
  hidden({
    id: "subChannelId",
    header: "Sub-channel",
    ...idCell<Player>(({ subChannelId }) => subChannelId),
    width: 120,
  }),
  hidden({
    id: "isAffCpaCredited",
    header: "CPA credited",
    ...booleanCell<Player>(({ isAffCpaCredited }) => isAffCpaCredited),
    width: 95,
  }),
  hidden({
    id: "isAffCprCredited",
    header: "CPR credited",
    ...booleanCell<Player>(({ isAffCprCredited }) => isAffCprCredited),
    width: 95,
  }),
  hidden({
    id: "updatedAt",
    header: "Updated",
    ...dateCell<Player>(({ updatedAt }) => updatedAt),
    sortable: true,
    width: 180,
  }),
];

/** Operator ID and parent operator, for SUPER_ADMIN only (shell §6). */
const OPERATOR_DETAILS: Columns = [
  {
    id: "parentOpId",
    header: "Parent operator",
    ...operatorCell<Player>(({ parentOpId }) => parentOpId),
    width: 150,
  },
  hidden({ id: "opId", header: "Operator ID", ...idCell<Player>(({ opId }) => opId), width: 140 }),
];

const at = SHARED.findIndex(({ id }) => id === "opTitle") + 1;

export const playerColumns = {
  superAdmin: [...SHARED.slice(0, at), ...OPERATOR_DETAILS, ...SHARED.slice(at)],
  others: SHARED,
} as const satisfies Record<string, Columns>;
