type Schema = { readonly [key: string]: unknown };
/** A schema, and its JSON pointer in the bundled contract. */
export type SchemaWithPointer = { node: Schema; pointer: string };
type Resolve = (reference: string) => unknown;

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Keywords that do not constrain a value: beside a `$ref` they can be ignored. */
const WORDS = new Set(["description", "title", "summary", "$comment", "x-source"]);
const saysOnly = (node: Schema, key: string) => Object.keys(node).every((it) => it === key || WORDS.has(it));

/** The schema itself, with references and single-item `allOf`s resolved. */
const behind = ({ node, pointer }: SchemaWithPointer, resolve: Resolve, steps = 0): SchemaWithPointer => {
  const { $ref, allOf } = node;
  if (steps > 20) return { node, pointer };
  if (typeof $ref === "string" && saysOnly(node, "$ref"))
    return behind({ node: resolve($ref) as Schema, pointer: $ref }, resolve, steps + 1);
  const [only, ...others] = Array.isArray(allOf) ? (allOf as unknown[]) : [];
  return isSchema(only) && others.length === 0 && saysOnly(node, "allOf")
    ? behind({ node: only, pointer: `${pointer}/allOf/0` }, resolve, steps + 1)
    : { node, pointer };
};

/** The only value that this schema allows for `success`; undefined when it allows more than one. */
const successOf = (node: Schema, resolve: Resolve, steps = 0): boolean | undefined => {
  if (steps > 20) return undefined;
  const inner = [
    ...(typeof node["$ref"] === "string" ? [resolve(node["$ref"])] : []),
    ...((node["allOf"] as []) ?? []),
  ];
  const property = isSchema(node["properties"]) ? node["properties"]["success"] : undefined;
  if (isSchema(property)) {
    const { node: said } = behind({ node: property, pointer: "" }, resolve);
    const values = "const" in said ? [said["const"]] : Array.isArray(said["enum"]) ? said["enum"] : [];
    if (values.length === 1 && typeof values[0] === "boolean") return values[0];
  }
  return inner
    .filter(isSchema)
    .map((it) => successOf(it, resolve, steps + 1))
    .find((it) => it !== undefined);
};

/**
 * The success branch and the refusal branch of a reply that describes both, told apart by `success` (ruling 5).
 * Undefined when the reply does not describe both.
 */
export const replyBranches = (
  reply: SchemaWithPointer,
  resolve: Resolve,
): { success: SchemaWithPointer; refusal: SchemaWithPointer } | undefined => {
  const { node, pointer } = behind(reply, resolve);
  const key = ["oneOf", "anyOf"].find((it) => Array.isArray(node[it]) && saysOnly(node, it));
  if (!key) return undefined;
  const branches = (node[key] as unknown[]).map((it, index) => ({ node: it, pointer: `${pointer}/${key}/${index}` }));
  const [first, second] = branches;
  if (branches.length !== 2 || !isSchema(first?.node) || !isSchema(second?.node)) return undefined;
  const both = [first, second] as SchemaWithPointer[];
  const isRefusal = (it: SchemaWithPointer) => successOf(it.node, resolve) === false;
  const [refusal, ...refusals] = both.filter(isRefusal);
  const [success] = both.filter((it) => !isRefusal(it));
  return refusal && success && refusals.length === 0 ? { success, refusal } : undefined;
};
