import AffiliateProfitCalculator from "./affiliate-profit-calculator.wizard.tsx";
import CashbackCalculator from "./cashback-calculator.wizard.tsx";

/** What each calculator shows. */
export default {
  "affiliate-profit-calculator": AffiliateProfitCalculator,
  "cashback-calculator": CashbackCalculator,
};
