import type { Call, ChangeInCall } from "./call.ts";

const CHANGES = "x-changes";

/**
 * Differences of the reads that a write changes. Who loads again what the old contract names shows old data of a read
 * that is added, and loads one that is gone in vain. Which names stand for groups makes no difference.
 */
export const changesDifferences = ({ base, revision }: Pick<Call, "base" | "revision">): ChangeInCall[] => {
  const [was, is] = [base.operation.changes, revision.operation.changes];
  const pointer = `${revision.pointer}/${CHANGES}`;
  const say = (rule: string, impact: ChangeInCall["impact"], message: string): ChangeInCall[] => [
    { rule, impact, where: CHANGES, message, pointer },
  ];
  if (!was || !is) {
    if (was) return say("changes-unstated", "risky", "no longer says what it changes");
    return is ? say("changes-stated", "compatible", "says what it changes now") : [];
  }
  const added = is.filter((it) => !was.includes(it));
  const gone = was.filter((it) => !is.includes(it));
  return [
    ...(added.length > 0 ? say("changes-added", "risky", `changes ${added.join(", ")}, too`) : []),
    ...(gone.length > 0 ? say("changes-removed", "compatible", `no longer changes ${gone.join(", ")}`) : []),
  ];
};
