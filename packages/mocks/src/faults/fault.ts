export type FaultId =
  | "slow"
  | "refused"
  | "refused-silently"
  | "401"
  | "403"
  | "409"
  | "500"
  | "503"
  | "html-200"
  | "html-502"
  | "cut"
  | "null"
  | "wrong-type"
  | "offline"
  | "timeout"
  | "lost";

/**
 * What goes wrong, and where:
 * - `late`: the answer comes so many milliseconds later
 * - `instead`: this is answered and nothing is done
 * - `broken`: the connection breaks, before or after the call was carried out, or is silent until the caller gives up
 * - `spoilt`: the call is carried out and its answer's text is changed on the way
 */
type FaultKind =
  | { is: "late"; ms: number }
  | { is: "instead"; status: number; type: string; body: string }
  | { is: "broken"; when: "before" | "after" | "never-answered" }
  | { is: "spoilt"; spoil: (body: string) => string };

/** A way for a call to go wrong. */
export type Fault = { id: FaultId; title: string; kind: FaultKind };

/** Which calls go wrong how: one operation or all (`*`), the given number of times or always. */
export type FaultRule = { operation: string; fault: FaultId; times?: number };
