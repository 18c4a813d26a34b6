import type { Contract, Media, Schema } from "../contract/contract.ts";
import { covers, mediaTypesIn } from "../contract/media-type.ts";
import { partHeadersOf } from "../contract/parameters-of.ts";
import { allPartsOf } from "../schema/parts/all-parts-of.ts";
import { propertyOf } from "../schema/parts/map.ts";
import type { Call, ChangeInCall } from "./call.ts";
import { canonical } from "./canonical.ts";
import { headerChanges } from "./header-changes.ts";
import { unionOf } from "./set-operations.ts";
import { impactOf, type Side } from "./side.ts";
import { isWrittenOtherwise, type Written } from "./writing.ts";

type About = { side: Side; place: string; pointer: string };

/** The types of a part; without a list it may be of any. */
const typesOf = ({ contentType }: { contentType?: string }) =>
  contentType === undefined ? ["*/*"] : mediaTypesIn(contentType);

const typeChanges = (
  before: readonly string[],
  after: readonly string[],
  { side, place, pointer }: About,
): ChangeInCall[] => {
  const without = (some: readonly string[], others: readonly string[]) =>
    some.filter((type) => !others.some((it) => covers(it, type)));
  const said = (types: readonly string[]) => types.map((it) => (it === "*/*" ? "of any type" : it)).join(", ");
  const [removed, added] = [without(before, after), without(after, before)];
  const about = { where: place, pointer };
  return [
    ...(removed.length > 0
      ? [
          {
            rule: "part-type-removed",
            impact: impactOf(side, "narrower"),
            message: `is no longer ${said(removed)}`,
            ...about,
          },
        ]
      : []),
    ...(added.length > 0
      ? [{ rule: "part-type-added", impact: impactOf(side, "wider"), message: `may be ${said(added)} now`, ...about }]
      : []),
  ];
};

type Part = NonNullable<Media["encoding"]>[string];

/** How the value of a part is written, with OpenAPI's defaults. */
const writtenAs = (contract: Contract, { schema = {}, encoding }: Media, name: string): Written => {
  const { style = "form", explode = style === "form", allowReserved = false } = encoding?.[name] ?? {};
  const { schemas } = propertyOf(allPartsOf(contract, { node: schema }), name);
  return { contract, schema: { allOf: schemas.map((it) => it.node) }, writing: { style, explode, allowReserved } };
};

const COMPARED = new Set(["contentType", "style", "explode", "allowReserved", "headers"]);
const restOf = (part: Part): Schema => Object.fromEntries(Object.entries(part).filter(([key]) => !COMPARED.has(key)));

/** Changes in how the parts of a form are sent. `place` is the body. */
export const encodingChanges = (before: Media, after: Media, { side, place }: About, call: Call): ChangeInCall[] => {
  const { base, revision } = call;
  return [...unionOf(Object.keys(before.encoding ?? {}), Object.keys(after.encoding ?? {}))].flatMap(
    (name): ChangeInCall[] => {
      const [one, other] = [before.encoding?.[name] ?? {}, after.encoding?.[name] ?? {}];
      const about: About = { side, place: `${place}: ${name}`, pointer: after.pointer };
      const say = (impact: ChangeInCall["impact"], message: string): ChangeInCall[] => [
        { rule: "encoding-changed", impact, where: about.place, message, pointer: after.pointer },
      ];
      const headers = [
        partHeadersOf(before, name, (it) => base.contract.resolve(it)),
        partHeadersOf(after, name, (it) => revision.contract.resolve(it)),
      ] as const;
      const isOtherwise = isWrittenOtherwise(
        writtenAs(base.contract, before, name),
        writtenAs(revision.contract, after, name),
      );
      const isOther = canonical(restOf(one), base.contract) !== canonical(restOf(other), revision.contract);
      return [
        ...typeChanges(typesOf(one), typesOf(other), about),
        ...(isOtherwise ? say("breaking", "is written in another way (style, explode)") : []),
        ...headerChanges(...headers, about, call),
        ...(isOther ? say("risky", "is sent in another way") : []),
      ];
    },
  );
};
