import type { Call, ChangeInCall } from "./call.ts";
import { canonical } from "./canonical.ts";
import type { Impact } from "./change.ts";
import { changesDifferences } from "./changes-differences.ts";
import { securityDifference } from "./security-differences.ts";
import { serverDifferences } from "./server-differences.ts";
import { unionOf } from "./set-operations.ts";

const HANDLED = new Set(
  `operationId summary description externalDocs tags deprecated parameters requestBody responses security servers
  x-origin x-source x-effect x-permission x-timeout x-changes`.split(/\s+/),
);

const text = (it: unknown) => (typeof it === "string" && it !== "" ? it : "nothing");

const effectImpact = (before: string, after: string): Impact =>
  before === "read" || after === "read" ? "breaking" : after === "money" ? "breaking" : "risky";

/** Default timeout of a call, in seconds. */
const USUAL_TIMEOUT = 30;

const OPENNESS = ["public", "signed_in"];
/** Users with the old permission may lack the new one; a removed permission opens access. */
const permissionImpact = (before: string, after: string): Impact => {
  const rank = (it: string) => (OPENNESS.includes(it) ? OPENNESS.indexOf(it) : OPENNESS.length);
  return rank(after) < rank(before) ? "risky" : "breaking";
};

/** Changes of an operation's metadata, apart from the wire format. */
export const meaningChanges = ({ base, revision }: Call): ChangeInCall[] => {
  const changes: ChangeInCall[] = [];
  const [one, other] = [base.operation, revision.operation];
  const say = (rule: string, impact: Impact, where: string, message: string) =>
    void changes.push({ rule, impact, where, message, pointer: `${revision.pointer}/${where}` });
  const was = (before: unknown, after: unknown) => `was ${text(before)} and is ${text(after)} now`;

  if (one.id !== other.id)
    say("operation-renamed", "risky", "operationId", `${was(one.id, other.id)}: the generated calls are renamed`);
  const [said, says] = [base.written, revision.written];
  if (said["x-effect"] !== says["x-effect"]) {
    const impact = one.effect === other.effect ? "risky" : effectImpact(one.effect, other.effect);
    say("effect-changed", impact, "x-effect", was(said["x-effect"], says["x-effect"]));
  }
  if (one.permission !== other.permission)
    say(
      "permission-changed",
      permissionImpact(one.permission, other.permission),
      "x-permission",
      was(one.permission, other.permission),
    );
  if (said["x-origin"] !== says["x-origin"]) {
    const isPromoted = says["x-origin"] === "documented";
    const rule = isPromoted ? "origin-promoted" : "origin-demoted";
    say(rule, isPromoted ? "compatible" : "risky", "x-origin", was(said["x-origin"], says["x-origin"]));
  }
  const [wait, waitNow] = [said, says].map((it) => Number(it["x-timeout"] ?? USUAL_TIMEOUT)) as [number, number];
  // A call that times out earlier may still be carried out.
  if (wait !== waitNow)
    say(
      "timeout-changed",
      waitNow > wait ? "compatible" : "risky",
      "x-timeout",
      `was waited for ${String(wait)} s and is waited for ${String(waitNow)} s now`,
    );
  changes.push(...changesDifferences({ base, revision }));
  const [tags, tagsNow] = [said, says].map((it) => ((it["tags"] ?? []) as string[]).join(", "));
  if (tags !== tagsNow) say("tag-changed", "compatible", "tags", was(tags, tagsNow));
  const [old, now] = [said, says].map((it) => it["deprecated"] === true);
  if (old !== now)
    say(
      now ? "deprecated" : "no-longer-deprecated",
      "compatible",
      "deprecated",
      now ? "is deprecated now" : "is no longer deprecated",
    );
  const security = securityDifference(base, revision);
  if (security) say("security-changed", security.impact, "security", security.message);
  // Servers of the whole contract are reported once, without an operation.
  const [servers, serversNow] = [base, revision].map(({ written, item }) => written["servers"] ?? item["servers"]);
  if (servers !== undefined || serversNow !== undefined)
    changes.push(
      ...serverDifferences(
        servers ?? base.contract.document["servers"],
        serversNow ?? revision.contract.document["servers"],
        `${revision.pointer}/servers`,
      ),
    );
  for (const key of unionOf(Object.keys(said), Object.keys(says)))
    if (!HANDLED.has(key) && canonical(said[key], base.contract) !== canonical(says[key], revision.contract))
      say("operation-changed", "risky", key, `${key} is not what it was`);
  return changes;
};
