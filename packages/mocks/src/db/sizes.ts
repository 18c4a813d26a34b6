/** Numbers of rows to seed. */
export type Sizes = {
  operators: number;
  brands: number;
  players: number;
  bankAccounts: number;
  banks: number;
  /** Factor for the number of rows of all other tables. */
  scale: number;
};
