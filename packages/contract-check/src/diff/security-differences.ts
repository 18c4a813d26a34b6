import type { Contract, Schema } from "../contract/contract.ts";
import { followReferences } from "../contract/follow-references.ts";
import { canonical } from "./canonical.ts";
import type { Impact } from "./change.ts";
import type { OperationAt } from "./operation-at.ts";

/**
 * One security requirement: schemes that are required together, by definition, each with its scopes. An empty one
 * allows everybody.
 */
type WayIn = ReadonlyMap<string, ReadonlySet<string>>;

const withoutScopes = (flows: unknown) =>
  Object.fromEntries(
    Object.entries((flows ?? {}) as Record<string, Schema>).map(([name, flow]) => [name, { ...flow, scopes: null }]),
  );

/** The canonical text of a scheme, without its name, descriptions and list of all scopes. */
const schemeText = (name: string, contract: Contract): string => {
  const schemes = ((contract.document["components"] as Schema | undefined)?.["securitySchemes"] ?? {}) as Record<
    string,
    Schema
  >;
  const { node } = followReferences(schemes[name] ?? { type: name }, (it) => contract.resolve(it));
  const { bearerFormat: _, flows, ...rest } = node;
  return canonical({ ...rest, flows: withoutScopes(flows) }, contract);
};

const EVERYBODY: WayIn = new Map();

const waysIn = ({ contract, written }: OperationAt): WayIn[] => {
  const said = (written["security"] ?? contract.document["security"] ?? []) as Record<string, string[]>[];
  // An empty list and an absent list are equivalent.
  if (said.length === 0) return [EVERYBODY];
  return said.map(
    (it) => new Map(Object.entries(it).map(([name, scopes]) => [schemeText(name, contract), new Set(scopes)])),
  );
};

/** Whether credentials that satisfy `one` also satisfy `other`. */
const opens = (one: WayIn, other: WayIn) =>
  [...other].every(([scheme, scopes]) => {
    const has = one.get(scheme);
    return has !== undefined && [...scopes].every((it) => has.has(it));
  });
const isSame = (one: WayIn, other: WayIn) => opens(one, other) && opens(other, one);

/** Compares security requirements by who has access: everyone with access must keep it. */
export const securityDifference = (
  base: OperationAt,
  revision: OperationAt,
): { impact: Impact; message: string } | undefined => {
  const [before, after] = [waysIn(base), waysIn(revision)];
  const added = after.filter((it) => !before.some((one) => isSame(one, it)));
  const removed = before.filter((it) => !after.some((one) => isSame(one, it)));
  if (added.length + removed.length === 0) return undefined;
  if (removed.some((it) => !after.some((one) => opens(it, one))))
    return { impact: "breaking", message: "another session or key is asked for" };
  // All requirements were removed, which opens access to everybody.
  if (after.every((it) => it.size === 0)) return { impact: "breaking", message: "nothing is asked for any more" };
  return { impact: "compatible", message: removed.length > 0 ? "less is asked for" : "there is another way in" };
};
