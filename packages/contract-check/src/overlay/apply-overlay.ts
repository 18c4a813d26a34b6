import { exec, type JsonValue } from "jsonpath-rfc9535";
import { CannotCheck } from "../frame/cannot-check.ts";

type Json = Record<string, unknown>;
type Path = readonly (string | number)[];
type Action = { target?: unknown; update?: unknown; remove?: unknown };

const isObject = (it: unknown): it is Json => typeof it === "object" && it !== null && !Array.isArray(it);

/** Objects are merged, lists are appended, everything else is replaced (OpenAPI Overlay 1.0, Action Object). */
const merge = (into: Json, update: Json): void => {
  for (const [key, value] of Object.entries(update)) {
    const before = Object.hasOwn(into, key) ? into[key] : undefined;
    if (isObject(before) && isObject(value)) merge(before, value);
    else if (Array.isArray(before) && Array.isArray(value))
      into[key] = [...(before as unknown[]), ...(value as unknown[])];
    else Object.defineProperty(into, key, { value, enumerable: true, writable: true, configurable: true });
  }
};

const removeAt = (document: Json, path: Path): void => {
  const last = path.at(-1);
  const parent = path.slice(0, -1).reduce<unknown>((node, key) => (node as Json)[key], document);
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (last !== undefined) delete (parent as Json)[last];
};

/** The places that a JSONPath names. Throws a `CannotCheck` if there are none, or if it is no JSONPath. */
const placesOf = (document: Json, target: unknown, where: string): { value: unknown; path: Path }[] => {
  if (typeof target !== "string") throw new CannotCheck(`${where} has no target.`);
  const found: { value: unknown; path: Path }[] = [];
  try {
    exec(document as JsonValue, target, (value, path) => void found.push({ value, path: [...path] }));
  } catch (error) {
    throw new CannotCheck(`${where} has a target that is no JSONPath: ${target}`, { cause: error });
  }
  if (found.length === 0) throw new CannotCheck(`${where} has a target that the contract does not have: ${target}`);
  return found;
};

const applyAction = (document: Json, { target, update, remove }: Action, where: string): void => {
  const places = placesOf(document, target, where);
  // From the last one, since the positions in a list move up.
  if (remove === true) for (const { path } of places.toReversed()) removeAt(document, path);
  else
    for (const { value } of places) {
      if (Array.isArray(value)) value.push(update);
      else if (isObject(value) && isObject(update)) merge(value, update);
      else throw new CannotCheck(`${where} updates what is neither an object nor a list: ${String(target)}`);
    }
};

/**
 * Applies an OpenAPI Overlay to a copy of a document. Throws a `CannotCheck` for what is no overlay, and for an action
 * that matches nothing: a patch that does less than it says is of no use.
 */
export const applyOverlay = (document: object, overlay: unknown, name: string): { document: object; count: number } => {
  const actions = (overlay as { actions?: unknown } | null)?.actions;
  if (!Array.isArray(actions)) throw new CannotCheck(`${name} is no OpenAPI Overlay: it has no list "actions".`);
  const copy = structuredClone(document) as Json;
  for (const [index, action] of actions.entries())
    applyAction(copy, (action ?? {}) as Action, `Action ${index + 1} of ${name}`);
  return { document: copy, count: actions.length };
};
