import type { Content, Media } from "../contract/contract.ts";
import { inPlace, type Call, type ChangeInCall } from "./call.ts";
import { encodingChanges } from "./encoding-changes.ts";
import { impactOf, type Side } from "./side.ts";

/**
 * Compares whether a reply describes a refusal beside the success. Any reply of this platform may be a refusal,
 * described or not (ruling 5), so this is compatible.
 */
const refusalChanges = ({ refusal: was }: Media, { refusal: is, pointer }: Media, where: string): ChangeInCall[] => {
  if (!was === !is) return [];
  const [rule, message] = is
    ? ["refusal-described", "also describes a refusal now"]
    : ["refusal-undescribed", "no longer describes the refusal"];
  return [{ rule: rule, impact: "compatible", where, message: message, pointer }];
};

/** Compares bodies by media type. `place` is the name in reports, `pointer` the position in the revision. */
export const contentChanges = (
  before: Content,
  after: Content,
  { side, place, pointer }: { side: Side; place: string; pointer: string },
  call: Call,
): ChangeInCall[] => {
  const many = before.size > 1 || after.size > 1;
  return [
    ...[...before].flatMap(([type, media]): ChangeInCall[] => {
      const other = after.get(type);
      const where = many ? `${place} (${type})` : place;
      if (!other)
        return [
          { rule: "media-type-removed", impact: "breaking", where: place, message: `is no longer ${type}`, pointer },
        ];
      const schemas = [media, other].map((it) => (it.schema ? [{ node: it.schema, pointer: it.pointer }] : []));
      return [
        ...inPlace(where, call.compare(schemas[0]!, schemas[1]!, side), "the whole body"),
        ...refusalChanges(media, other, where),
        ...encodingChanges(media, other, { side, place: where, pointer }, call),
      ];
    }),
    ...[...after.keys()]
      .filter((type) => !before.has(type))
      .map((type): ChangeInCall => {
        // An additional reply type is sent only to clients that request it.
        const impact =
          side === "reply" && before.size > 0 ? "risky" : before.size > 0 ? "compatible" : impactOf(side, "wider");
        return { rule: "media-type-added", impact, where: place, message: `may be ${type} now`, pointer };
      }),
  ];
};
