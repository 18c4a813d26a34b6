/** How a username that waits can be decided, by the words of the wire. */
export type Decided = "APPROVE" | "REJECT";
