/** The player fields in an address; not `playerCode` and `opId`, which are list filters. */
export type EarnerInAddress = { player: string; operator: string };
