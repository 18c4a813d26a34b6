import { BetTable } from "./bet-table.tsx";
import { betColumns } from "./bets.columns.tsx";
import { betFilters } from "./bets.filters.ts";

/** `/bets`; with `?playerCode=` the bets of one player (money §2). */
export const BetsPage = () => <BetTable columns={betColumns} filters={betFilters} />;
