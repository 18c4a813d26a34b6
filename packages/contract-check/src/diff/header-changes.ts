import type { Parameter } from "../contract/contract.ts";
import { inPlace, type Call, type ChangeInCall } from "./call.ts";
import { writtenAs } from "./parameter-changes.ts";
import { unionOf } from "./set-operations.ts";
import { impactOf, type Side } from "./side.ts";
import { isWrittenOtherwise } from "./writing.ts";

type Headers = readonly Parameter[];
type About = { side: Side; place: string; pointer: string };

const byName = (headers: Headers) => new Map(headers.map((it) => [it.name.toLowerCase(), it]));

const requirementWords = (side: Side, isNeeded: boolean): string => {
  if (side === "request") return isNeeded ? "must be sent now" : "may be left out now";
  return isNeeded ? "is always there now" : "may be missing now";
};

/** Changes of the headers of a reply, or of a part of a form. `place` is what has them. */
export const headerChanges = (before: Headers, after: Headers, about: About, call: Call): ChangeInCall[] => {
  const { base, revision, compare } = call;
  const { side, place, pointer } = about;
  const [old, now] = [byName(before), byName(after)];
  return [...unionOf(old.keys(), now.keys())].flatMap((name): ChangeInCall[] => {
    const where = `${place}: header ${name}`;
    const [one, other] = [old.get(name), now.get(name)];
    if (!other) return [{ rule: "header-removed", impact: "breaking", where, message: "is gone", pointer }];
    if (!one) {
      const isAsked = side === "request" && other.required;
      const message = isAsked ? "is new and must be sent" : "is new";
      return [{ rule: "header-added", impact: isAsked ? "breaking" : "compatible", where, message, pointer }];
    }
    const changes: ChangeInCall[] = [];
    if (one.required !== other.required)
      changes.push({
        rule: other.required ? "header-required" : "header-optional",
        impact: impactOf(side, other.required ? "narrower" : "wider"),
        where,
        message: requirementWords(side, other.required),
        pointer,
      });
    if (isWrittenOtherwise(writtenAs(base.contract, one), writtenAs(revision.contract, other)))
      changes.push({
        rule: "header-writing",
        impact: "breaking",
        where,
        message: "is written in another way (explode, content)",
        pointer: other.pointer,
      });
    const [left, right] = [one, other].map((it) => ({ node: it.schema, pointer: it.pointer }));
    return [...changes, ...inPlace(where, compare([left!], [right!], side))];
  });
};
