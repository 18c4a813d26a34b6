import type { OpenAPI3 } from "openapi-typescript";
import { flat } from "./field-of.ts";

/** Free-text search boxes: staff paste email addresses, phone numbers and IBANs into them. */
const FREE_TEXT = ["search", "query"];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isPersonal = (api: OpenAPI3, property: unknown): boolean => {
  if (!isObject(property)) return false;
  const schema = flat(api, property);
  const inside = schema.items ? flat(api, schema.items) : schema;
  return [schema, inside].some((it) => Boolean(it["x-pii"] ?? it["x-secret"]));
};

/** The names of all fields and parameters in the contract that hold personal data or a secret. */
export const personalNames = (api: OpenAPI3): string[] => {
  const names = new Set(FREE_TEXT);
  const visit = (node: unknown): void => {
    if (!isObject(node)) return;
    if (isObject(node["properties"]))
      for (const [name, property] of Object.entries(node["properties"])) if (isPersonal(api, property)) names.add(name);
    if (typeof node["in"] === "string" && typeof node["name"] === "string" && isPersonal(api, node["schema"]))
      names.add(node["name"]);
    for (const child of Object.values(node)) visit(child);
  };
  visit(api);
  return [...names].toSorted();
};

export const personalFile = (api: OpenAPI3): string => `
/** Fields and parameters that hold personal data or a secret (\`x-pii\`, \`x-secret\`), and searches for free text. */
export const PERSONAL: ReadonlySet<string> = new Set(${JSON.stringify(personalNames(api))});
`;
