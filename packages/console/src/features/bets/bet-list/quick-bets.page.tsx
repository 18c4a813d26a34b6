import { BetTable } from "./bet-table.tsx";
import { betColumns } from "./bets.columns.tsx";
import { quickBetFilters } from "./bets.filters.ts";

/** Columns of the quick list. */
const AT_A_GLANCE = ["betId", "playerCode", "status", "title", "betAmountInUSD", "winAmountInUSD", "createdAt"];

const columns = betColumns.filter(({ id }) => AT_A_GLANCE.includes(id));

/** `/quick-bets`: the latest bets at a glance, with few columns and few filters. */
export const QuickBetsPage = () => <BetTable columns={columns} filters={quickBetFilters} />;
