import type { components, listBonusFormRequests } from "@backoffice/api-client";
import { dateCell, statusCell, textCell } from "@backoffice/ui/table";
import { REQUEST_STATUS } from "#entities/bonus/request-status.ts";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { refCell } from "#kit/references/ref-cell.tsx";
import { choiceCell } from "#kit/words/choice-cell.ts";

type Request = components["schemas"]["BonusFormRequest"];
type Columns = ColumnsOf<typeof listBonusFormRequests>;

/** Columns of bonus requests: player, bonus, answers and waiting time; for decided ones, the author. */
export const requestColumns = ({ decided }: { decided: boolean }): Columns => [
  {
    id: "playerCode",
    header: "Player",
    ...playerLinkCell<Request>((it) => it),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 165,
  },
  {
    id: "bonusTitle",
    header: "Form",
    ...refCell<Request>(
      "bonus-form",
      ({ bonusId }) => bonusId,
      textCell(({ bonusTitle }) => bonusTitle),
    ),
    sortable: true,
    width: 165,
  },
  {
    id: "amountInUSD",
    header: "Amount",
    help: "The form's default amount while pending, then the amount granted.",
    ...amountCell<Request>(({ amountInUSD }) => ({ value: amountInUSD, currency: "USD" })),
    sortable: true,
    width: 125,
  },
  { id: "prizeType", header: "Prize", ...choiceCell<Request>(({ prizeType }) => prizeType), width: 120 },
  {
    id: "status",
    header: "Status",
    ...statusCell<Request, Request["status"]>(({ status }) => status, REQUEST_STATUS),
    sortable: true,
    width: 110,
  },
  {
    id: "answers",
    header: "Answers",
    ...textCell<Request>(({ answers }) => answers.map(({ answer }) => answer).join(" · ")),
    width: 200,
  },
  { id: "createdAt", header: "Requested", ...dateCell<Request>((it) => it.createdAt), sortable: true, width: 175 },
  {
    id: "balance",
    header: "Balance at request",
    help: "Player's balance at the time of the request.",
    ...amountCell<Request>(({ balance, currency }) => ({ value: balance, currency })),
    width: 130,
  },
  ...(decided
    ? ([
        { id: "decidedAt", header: "Decided", ...dateCell<Request>((it) => it.decidedAt), sortable: true, width: 175 },
        { id: "decidedBy", header: "Decided by", ...textCell<Request>((it) => it.decidedBy), width: 130 },
        { id: "note", header: "Note", ...textCell<Request>((it) => it.note), width: 200 },
      ] as const)
    : []),
  { id: "opTitle", header: "Operator", ...operatorCell<Request>(({ opId }) => opId), sortable: true, width: 150 },
];
