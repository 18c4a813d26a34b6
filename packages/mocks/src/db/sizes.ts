/** How many rows a seed has. */
export type Sizes = {
  operators: number;
  brands: number;
  players: number;
  bankAccounts: number;
  banks: number;
  /** What the row counts of every other table are multiplied by. */
  scale: number;
};
