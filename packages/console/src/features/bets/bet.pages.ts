import { BetPage } from "./bet-record/bet.page.tsx";

/** The record page, which the lists do not load. */
export default { "/bets/{id}": BetPage };
