/** One error of a form: the path of its field, and a message. */
export type ErrorEntry = { name: string; message: string; type: string };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** An error has a string `type`; a branch may have a field called `type`, which is an object. */
const isError = (node: Record<string, unknown>): boolean =>
  typeof node["type"] === "string" || typeof node["type"] === "number" || typeof node["message"] === "string";

/** Flattens the nested errors of react-hook-form, in their order. */
export const errorEntries = (errors: unknown, path = ""): ErrorEntry[] => {
  if (!isObject(errors)) return [];
  const message = typeof errors["message"] === "string" && errors["message"];
  const own: ErrorEntry[] = isError(errors)
    ? [{ name: path, message: message || "This value is not valid.", type: String(errors["type"]) }]
    : [];
  const inner = Object.entries(errors)
    .filter(([key]) => own.length === 0 || !["ref", "type", "types", "message"].includes(key))
    .flatMap(([key, node]) => errorEntries(node, path ? `${path}.${key}` : key));
  return [...own, ...inner];
};
