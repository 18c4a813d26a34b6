/** Who delivers games (money §3); they are called on the wire as staff call them. */
export const AGGREGATORS = (["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"] as const).map((value) => ({
  value,
  label: value,
}));
