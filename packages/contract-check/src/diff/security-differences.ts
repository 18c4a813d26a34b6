import type { Contract, Schema } from "../contract/contract.ts";
import { followReferences } from "../contract/follow-references.ts";
import { canonical } from "./canonical.ts";
import type { Impact } from "./change.ts";
import type { OperationAt } from "./operation-at.ts";

/** One way in: the schemes that are asked for together, by what they are, each with its scopes. Empty lets everybody in. */
type WayIn = ReadonlyMap<string, ReadonlySet<string>>;

const withoutScopes = (flows: unknown) =>
  Object.fromEntries(
    Object.entries((flows ?? {}) as Record<string, Schema>).map(([name, flow]) => [name, { ...flow, scopes: null }]),
  );

/** A scheme by what it is: its name, words and list of all scopes are no matter. */
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
  // Asking for nothing, and not saying anything, are the same.
  if (said.length === 0) return [EVERYBODY];
  return said.map(
    (it) => new Map(Object.entries(it).map(([name, scopes]) => [schemeText(name, contract), new Set(scopes)])),
  );
};

/** Whether who has what `one` asks for gets in by `other` too. */
const opens = (one: WayIn, other: WayIn) =>
  [...other].every(([scheme, scopes]) => {
    const has = one.get(scheme);
    return has !== undefined && [...scopes].every((it) => has.has(it));
  });
const isSame = (one: WayIn, other: WayIn) => opens(one, other) && opens(other, one);

/** How the ways in have changed, by whom they let in: whoever got in must get in still. */
export const securityDifference = (
  base: OperationAt,
  revision: OperationAt,
): { impact: Impact; message: string } | undefined => {
  const [before, after] = [waysIn(base), waysIn(revision)];
  const come = after.filter((it) => !before.some((one) => isSame(one, it)));
  const gone = before.filter((it) => !after.some((one) => isSame(one, it)));
  if (come.length + gone.length === 0) return undefined;
  if (gone.some((it) => !after.some((one) => opens(it, one))))
    return { impact: "breaking", message: "another session or key is asked for" };
  // All that was asked for is gone: a door stands open.
  if (after.every((it) => it.size === 0)) return { impact: "breaking", message: "nothing is asked for any more" };
  return { impact: "compatible", message: gone.length > 0 ? "less is asked for" : "there is another way in" };
};
