import AffiliateProfitCalculator from "./affiliate-profit-calculator.wizard.tsx";
import CashbackCalculator from "./cashback-calculator.wizard.tsx";

/** Panels of the calculators by ID. */
export default {
  "affiliate-profit-calculator": AffiliateProfitCalculator,
  "cashback-calculator": CashbackCalculator,
};
