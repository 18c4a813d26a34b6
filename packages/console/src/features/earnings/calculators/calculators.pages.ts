import CalculatorsPage from "./calculators.page.tsx";

/** What is at each path of the calculators. */
export default {
  "/internal-cashback-affiliate-calculator": CalculatorsPage,
};
