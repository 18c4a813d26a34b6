/** Game aggregators (money §3); the wire values are the names that staff use. */
export const AGGREGATORS = (["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"] as const).map((value) => ({
  value,
  label: value,
}));
