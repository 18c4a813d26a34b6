import type { Cost } from "../browser/main-thread.ts";
import type { Pair } from "./pair.ts";

/** One measured figure. The budget is on the ratio where there is one, else on the figure. */
export type Result = {
  name: string;
  unit: "kB" | "B" | "ms" | "s" | "%" | "";
  value: number;
  /** The same of what it is compared with. */
  base?: number;
  ratio?: number;
  budget?: number;
  /** Where a main thread's time went. */
  cost?: Pair<Cost>;
};

/** A figure that could not be measured is over. */
export const isOver = ({ value, ratio = value, budget }: Result): boolean => budget !== undefined && !(ratio <= budget);
