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
  | "empty"
  | "offline"
  | "timeout"
  | "lost";

/**
 * What a fault does to a call:
 * - `delay`: the call is carried out and answered `ms` milliseconds later
 * - `respond`: the call is not carried out; this response is sent (`type`: its Content-Type, empty for none)
 * - `disconnect`: the connection breaks before or after the call is carried out, or stays open without an answer until
 *   the caller aborts
 * - `corrupt`: the call is carried out; the text of its response body is changed
 */
type FaultEffect =
  | { kind: "delay"; ms: number }
  | { kind: "respond"; status: number; type: string; body: string }
  | { kind: "disconnect"; when: "before" | "after" | "never-answered" }
  | { kind: "corrupt"; corrupt: (body: string) => string };

/** A way for a call to go wrong. */
export type Fault = { id: FaultId; title: string; effect: FaultEffect };

/** Applies a fault to one operation (by id) or to all (`*`), the first `times` calls only or, without it, all calls. */
export type FaultRule = { operation: string; fault: FaultId; times?: number };
