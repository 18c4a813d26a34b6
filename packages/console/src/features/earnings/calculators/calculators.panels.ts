// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { AffiliateProfitCalculator as "affiliate-profit-calculator" } from "./affiliate-profit-calculator.wizard.tsx";
export { CashbackCalculator as "cashback-calculator" } from "./cashback-calculator.wizard.tsx";
