/** One round: the same measurement of ours and of the base. */
export type Pair<Measured> = { ours: Measured; base: Measured };
