import type { Operation } from "../contract/contract.ts";
import { isRefusal } from "../checks/is-refusal.ts";
import { jsonOf } from "../checks/values/parse-json.ts";
import type { Exchange } from "./exchange.ts";

type Outcome = "success" | "unrecorded" | "refused" | "signed out" | "redirect" | "failed";

/** Counts the outcomes of calls. `wasChecked` means that the reply's body was checked against the contract. */
export type SuccessTally = {
  add(operation: Operation, exchange: Exchange, wasChecked: boolean): void;
  succeeded(): number;
  /** Calls without a recorded body. */
  unrecorded(): number;
  /** All calls that could have succeeded. */
  all(): number;
  /** The reason why there was no success; undefined if there was one. */
  whyNone(): string | undefined;
  /** Operations that never succeeded, each with its statuses. */
  neverSucceeded(): string[];
};

const outcomeOf = ({ reply }: Exchange, wasChecked: boolean): Outcome => {
  const { status, body } = reply;
  if (status === 401) return "signed out";
  if (status >= 300 && status < 400) return "redirect";
  if (status >= 500) return "failed";
  if (status >= 400 || (body.kind === "text" && isRefusal(jsonOf(body)))) return "refused";
  if (body.kind === "unrecorded") return "unrecorded";
  return wasChecked ? "success" : "failed";
};

const REASONS: Record<Exclude<Outcome, "success">, string> = {
  unrecorded: "the bodies were not recorded",
  refused: "every call was refused",
  "signed out": "they were all those of a signed-out user (401)",
  redirect: "every call was redirected: to a sign-in page?",
  failed: "no reply was what it should be",
};

/** Creates an empty tally. */
export const successTally = (): SuccessTally => {
  const counts = new Map<Outcome, number>();
  const answers = new Map<string, { succeeded: boolean; statuses: Set<number> }>();
  const count = (outcome: Outcome) => counts.get(outcome) ?? 0;
  return {
    add: ({ id }, exchange, wasChecked) => {
      const { status } = exchange.reply;
      // HEAD requests and cached responses prove nothing.
      if (exchange.method === "HEAD" || status === 304) return;
      const outcome = outcomeOf(exchange, wasChecked);
      counts.set(outcome, count(outcome) + 1);
      const answer = answers.get(id) ?? { succeeded: false, statuses: new Set<number>() };
      answers.set(id, answer);
      answer.succeeded ||= outcome === "success" || outcome === "redirect" || outcome === "unrecorded";
      answer.statuses.add(status);
    },
    succeeded: () => count("success"),
    unrecorded: () => count("unrecorded"),
    // Documented redirects, such as a sign-in, count as neither.
    all: () => [...counts].reduce((sum, [outcome, some]) => sum + (outcome === "redirect" ? 0 : some), 0),
    whyNone: () => {
      if (count("success") > 0) return undefined;
      const reasons = ["unrecorded", "signed out", "refused", "redirect", "failed"] as const;
      const said = reasons.filter((it) => count(it) > 0).map((it) => REASONS[it]);
      return `no call succeeded${said.length > 0 ? `: ${said.join("; ")}` : ""}.`;
    },
    neverSucceeded: () =>
      [...answers]
        .filter(([, it]) => !it.succeeded)
        .map(([id, { statuses }]) => `${id} (${[...statuses].toSorted((one, other) => one - other).join(", ")})`),
  };
};
