import type { Contract, Schema } from "../contract/contract.ts";
import { isNames, isWordsOrData } from "../contract/document-keys.ts";
import { escapedPart } from "../contract/escaped-part.ts";
import type { Finding } from "../findings/finding.ts";
import { expand } from "../schema/parts/expand.ts";

const RULE = "contract/references-agree-with-their-type";

const typesOf = (node: Schema): string[][] => (node["type"] === undefined ? [] : [[node["type"]].flat() as string[]]);
const fits = (types: readonly string[], type: string) =>
  types.includes(type) ||
  (type === "integer" && types.includes("number")) ||
  (type === "number" && types.includes("integer"));

/** The types of a reference's target that the type beside it rules out altogether; undefined if they agree. */
const contradiction = (contract: Contract, node: Schema): string | undefined => {
  const [own] = typesOf(node);
  const target = expand(contract, { node: { $ref: node["$ref"] } }).parts.flatMap((it) => typesOf(it.node));
  const other = own && target.find((types) => !types.some((it) => fits(own, it)));
  return other && `says ${own.join(" or ")} beside a reference to ${other.join(" or ")}: no value is both`;
};

/**
 * Finds a `type` beside a `$ref` that contradicts it. In OpenAPI 3.1 both hold, so that no value is valid; in 3.0 what
 * stands beside a reference is ignored.
 */
export const contradictedReferences = (contract: Contract): Finding[] => {
  const findings: Finding[] = [];
  const visit = (node: unknown, pointer: string, names: boolean): void => {
    if (typeof node !== "object" || node === null) return;
    const schema = node as Schema;
    if (!names && typeof schema["$ref"] === "string") {
      const message = contradiction(contract, schema);
      const where = pointer
        .slice(2)
        .split("/")
        .map((it) => it.replaceAll("~1", "/").replaceAll("~0", "~"))
        .join(" ");
      if (message)
        findings.push({
          rule: RULE,
          severity: "error",
          operation: "",
          where,
          message,
          hint: "Remove the type, or the reference.",
          ...contract.placeOf({ pointer }),
        });
    }
    for (const [key, inside] of Object.entries(schema))
      if (names || !isWordsOrData(key))
        visit(inside, `${pointer}/${escapedPart(key)}`, !names && !Array.isArray(node) && isNames(key));
  };
  visit(contract.document, "#", false);
  return findings;
};
