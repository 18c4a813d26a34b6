import { tooFewSuccesses } from "../checks/success-rate.ts";
import { groupBy } from "../group-by.ts";
import { isRefusal } from "../checks/is-refusal.ts";
import { jsonOf } from "../checks/values/parse-json.ts";
import type { Exchange } from "../traffic/exchange.ts";

/** The outcome of a call. */
export type Outcome = "success" | "not there" | "refused" | "signed out" | "redirect" | "html" | "failed" | "no answer";

/** Classifies a reply. `redirects` means that the contract documents a redirect. */
export const outcomeOf = ({ reply }: Exchange, redirects: boolean): Outcome => {
  const { status, body } = reply;
  if (status === 401) return "signed out";
  if (status >= 300 && status < 400) return redirects ? "success" : "redirect";
  if (status >= 500) return "failed";
  if (body.kind === "text" && /^\s*</.test(body.text)) return "html";
  if (body.kind === "text" && isRefusal(jsonOf(body))) return "refused";
  return status < 300 ? "success" : "refused";
};

const SENTENCES: Partial<Record<Outcome, string>> = {
  "not there": "no operation is there (404): is --url right, and does --base-path name what stands before the paths?",
  "signed out":
    "every call was answered with 401: a session cookie is needed (CONTRACT_COOKIE or --cookie-file), or it has expired.",
  redirect:
    "every call was redirected: to a sign-in page? Give a session cookie (CONTRACT_COOKIE or --cookie-file), or another --url.",
  html: "every call was answered with an HTML page: --url leads to a web site, not to its API.",
  failed: "every call failed in the server (5xx).",
  "no answer": "no call was answered in time.",
  refused: "every call was refused (4xx, or success: false): is --url right, and may this session see anything?",
};

/**
 * The reason why these outcomes prove nothing about the contract; undefined if enough calls succeeded (`wanted`
 * percent).
 */
export const whyNothing = (outcomes: readonly Outcome[], required: number): string | undefined => {
  const succeeded = outcomes.filter((it) => it === "success").length;
  if (succeeded > 0) return tooFewSuccesses(succeeded, outcomes.length, required);
  // With 0 as minimum, refusals count as answers.
  if (required === 0 && outcomes.some((it) => it !== "no answer")) return undefined;
  const counts = groupBy(outcomes, (it) => it);
  const most = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
  if (most === undefined) return "the contract has no operation that may be called.";
  const sentence = SENTENCES[most];
  if (counts.size === 1 && sentence) return sentence;
  return `no call for data succeeded: ${[...counts].map(([outcome, all]) => `${all.length} ${outcome}`).join(", ")}.`;
};
