import CalculatorsPage from "./calculators.page.tsx";

/** Pages of the calculators by path. */
export default {
  "/internal-cashback-affiliate-calculator": CalculatorsPage,
};
