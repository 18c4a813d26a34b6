import type { components, listBonusClaims } from "@backoffice/api-client";
import { dateCell, statusCell, textCell } from "@backoffice/ui/table";
import { CLAIM_STATUS } from "#entities/bonus/claim-status.ts";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { refCell } from "#kit/references/ref-cell.tsx";
import { choiceCell } from "#kit/words/choice-cell.ts";
import { hidden } from "../terms/terms.columns.tsx";

type Claim = components["schemas"]["BonusClaim"];
const usd = (get: (claim: Claim) => number) => amountCell<Claim>((claim) => ({ value: get(claim), currency: "USD" }));

/** Columns of bonus claims. */
export const claimColumns: ColumnsOf<typeof listBonusClaims> = [
  {
    id: "playerCode",
    header: "Player",
    ...playerLinkCell<Claim>((claim) => claim),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 165,
  },
  {
    id: "title",
    header: "Bonus",
    ...refCell<Claim>(
      "bonus",
      ({ bonusId }) => bonusId,
      textCell(({ title }) => title),
    ),
    sortable: true,
    width: 180,
  },
  {
    id: "status",
    header: "Status",
    ...statusCell<Claim, Claim["status"]>(({ status }) => status, CLAIM_STATUS),
    sortable: true,
    width: 115,
  },
  {
    id: "amount",
    header: "Amount",
    ...amountCell<Claim>(({ amount, currency }) => ({ value: amount, currency })),
    width: 130,
  },
  { id: "bonusAmountInUSD", header: "In USD", ...usd((it) => it.bonusAmountInUSD), sortable: true, width: 120 },
  { id: "wageredInUSD", header: "Staked", ...usd((it) => it.wageredInUSD), sortable: true, width: 125 },
  { id: "wagerRequiredInUSD", header: "Wagering requirement", ...usd((it) => it.wagerRequiredInUSD), width: 175 },
  { id: "claimedAt", header: "Claimed", ...dateCell<Claim>((it) => it.claimedAt), sortable: true, width: 175 },
  { id: "expiresAt", header: "Expires", ...dateCell<Claim>((it) => it.expiresAt), sortable: true, width: 175 },
  { id: "opTitle", header: "Operator", ...operatorCell<Claim>(({ opId }) => opId), sortable: true, width: 150 },
  hidden({ id: "type", header: "Trigger", ...choiceCell<Claim>(({ type }) => type), width: 155 }),
  hidden({
    id: "prizeType",
    header: "Prize",
    ...choiceCell<Claim>(({ prizeType }) => prizeType),
    width: 125,
  }),
];
