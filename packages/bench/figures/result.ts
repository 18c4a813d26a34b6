import type { Cost } from "../browser/main-thread.ts";
import type { Pair } from "./pair.ts";

/** One measured figure. The budget applies to the ratio, or to the value without a base. */
export type Result = {
  name: string;
  unit: "kB" | "B" | "ms" | "s" | "%" | "";
  value: number;
  /** The same measurement of the base. */
  base?: number;
  ratio?: number;
  budget?: number;
  /** Costs on the main thread. */
  cost?: Pair<Cost>;
};

/** A figure that could not be measured counts as over budget. */
export const isOver = ({ value, ratio = value, budget }: Result): boolean => budget !== undefined && !(ratio <= budget);
