import type { components, listBonuses } from "@backoffice/api-client";
import { dateCell, idCell, statusCell, textCell } from "@backoffice/ui/table";
import { BONUS_STATUS } from "#entities/bonus/bonus-words.ts";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { choiceCell } from "#kit/words/choice-cell.ts";
import { claimable, hidden, nameOf } from "../terms/terms.columns.tsx";

type Bonus = components["schemas"]["Bonus"];

/** Columns of the bonus list. */
export const bonusColumns: ColumnsOf<typeof listBonuses> = [
  { id: "title", header: "Name", ...nameOf<Bonus>(), sortable: true, hideable: false, sticky: "start", width: 190 },
  {
    id: "status",
    header: "Status",
    ...statusCell<Bonus, Bonus["status"]>(({ status }) => status, BONUS_STATUS),
    sortable: true,
    width: 100,
  },
  { id: "type", header: "Trigger", ...choiceCell<Bonus>(({ type }) => type), sortable: true, width: 155 },
  ...claimable<Bonus>(),
  {
    id: "claimsCount",
    header: "Claims",
    ...numberCell<Bonus>(({ claimsCount }) => claimsCount),
    sortable: true,
    width: 85,
  },
  { id: "opTitle", header: "Operator", ...operatorCell<Bonus>(({ opId }) => opId), sortable: true, width: 150 },
  { id: "uniqeId", header: "ID", ...idCell<Bonus>(({ uniqeId }) => uniqeId), width: 105 },
  hidden({
    id: "createdAt",
    header: "Created",
    ...dateCell<Bonus>(({ createdAt }) => createdAt),
    sortable: true,
    width: 175,
  }),
  hidden({ id: "createdBy", header: "Created by", ...textCell<Bonus>(({ createdBy }) => createdBy), width: 130 }),
  hidden({ id: "version", header: "Version", ...numberCell<Bonus>(({ version }) => version), width: 85 }),
];
