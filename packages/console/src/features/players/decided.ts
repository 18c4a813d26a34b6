/** Decisions on a pending username, in wire values. */
export type Decided = "APPROVE" | "REJECT";
