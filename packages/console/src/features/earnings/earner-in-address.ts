/** The same in an address; not `playerCode` and `opId`, which lists are filtered by. */
export type EarnerInAddress = { player: string; operator: string };
