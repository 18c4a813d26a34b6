import { textOf } from "../findings/text-of.ts";
import type { Contract, Operation, Parameter } from "../contract/contract.ts";
import { bodyToSend, type BodyToSend } from "./body-to-send.ts";
import { formOf } from "./form-of.ts";
import { isIdName, type Harvest } from "./harvest.ts";
import { queryPairs } from "./write-parameter.ts";

/** A request without origin. Its address starts with the contract's path. */
export type Draft = { method: string; address: string; headers: Record<string, string>; body?: string | FormData };

/** A replacement for the contract's first example: another parameter value, or another body. */
export type Change = { parameter: Parameter; value: unknown } | { body: (example: unknown) => unknown };

/**
 * `only` limits the body to these fields, such as a list without filters. `change` replaces one value. `isKnown`: a write
 * sent with POST is about a record that exists, rather than a new one.
 */
export type HowToBuild = { only?: readonly string[]; change?: Change; isKnown?: boolean };

const namesIn = (node: unknown): string[] =>
  typeof node === "object" && node !== null
    ? Object.entries(node).flatMap(([name, inside]) =>
        typeof inside === "object" ? namesIn(inside) : isIdName(name) ? [name] : [],
      )
    : [];

/** Inserts harvested IDs into the example. `*` means all and stays. */
const filled = (node: unknown, ids: Readonly<Record<string, string | number>>): unknown => {
  if (Array.isArray(node)) return node.map((it) => filled(it, ids));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => {
      const id = ids[name];
      const fits = id !== undefined && isIdName(name) && value !== "*" && typeof id === typeof value;
      return [name, fits ? id : filled(value, ids)];
    }),
  );
};

const isObject = (node: unknown): node is Record<string, unknown> =>
  typeof node === "object" && node !== null && !Array.isArray(node);

/** Encodes the body. The content type of a form is set when sending, because it contains the boundary. */
const written = (contract: Contract, { as, media }: BodyToSend, body: unknown): Pick<Draft, "body" | "headers"> =>
  as === "form"
    ? { headers: {}, body: formOf(contract, media, body as object) }
    : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };

/**
 * Builds the request of an operation from the contract's examples, with harvested IDs where known.
 */
export const buildRequest = (
  contract: Contract,
  operation: Operation,
  harvest: Harvest,
  { only, change, isKnown = false }: HowToBuild = {},
): Draft => {
  const { method, parameters, effect } = operation;
  const toSend = bodyToSend(operation);
  const whole = toSend?.media.example;
  const example =
    only && isObject(whole) ? Object.fromEntries(Object.entries(whole).filter(([name]) => only.includes(name))) : whole;
  // A new record keeps its example: the key of an existing one would be refused.
  const isNew = effect !== "read" && method === "post" && !isKnown;
  const wanted = [...new Set([...namesIn(example), ...parameters.map((it) => it.name).filter(isIdName)])];
  const ids = harvest.find(operation, isNew ? wanted.filter((it) => it === "opId") : wanted);
  const valueOf = (it: Parameter): unknown => {
    if (change && "parameter" in change && change.parameter === it) return change.value;
    return it.example === "*" ? it.example : (ids[it.name] ?? it.example);
  };
  let address = operation.path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = { accept: "application/json" };
  const cookies: string[] = [];
  for (const it of parameters) {
    const [value, name] = [valueOf(it), it.name.toLowerCase()];
    const isSent = it.example !== undefined || (change && "parameter" in change && change.parameter === it);
    if (it.in === "path") address = address.replaceAll(`{${it.name}}`, encodeURIComponent(textOf(value)));
    if (it.in === "query" && (it.required || isSent))
      for (const [key, text] of queryPairs(it, value ?? "")) query.append(key, text);
    if (it.in === "header" && name === "idempotency-key") headers[name] = crypto.randomUUID();
    else if (it.in === "header" && isSent) headers[name] = textOf(value);
    if (it.in === "cookie" && isSent) cookies.push(`${it.name}=${encodeURIComponent(textOf(value))}`);
  }
  const body = change && "body" in change ? change.body(filled(example, ids)) : filled(example, ids);
  const sent = toSend && body !== undefined ? written(contract, toSend, body) : { headers: {} };
  return {
    method: method.toUpperCase(),
    address: query.size > 0 ? `${address}?${query}` : address,
    ...sent,
    headers: { ...headers, ...(cookies.length > 0 && { cookie: cookies.join("; ") }), ...sent.headers },
  };
};
