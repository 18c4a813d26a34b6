/** The same thing measured of ours and of what it is compared with, in one round. */
export type Pair<Measured> = { ours: Measured; base: Measured };
