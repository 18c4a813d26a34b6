import type { Watch } from "../checks/watch.ts";
import { parseJson } from "../checks/parse-json.ts";
import { plainPath } from "../checks/plain-path.ts";
import type { Operation } from "../contract/contract.ts";
import type { Exchange } from "../traffic/exchange.ts";
import { addSample, newShape, type Shape } from "./shape.ts";

export type Endpoint = {
  origin: string;
  method: string;
  path: string;
  count: number;
  request: Shape;
  replies: Map<string, Shape>;
};

/** What traffic had and the contract has not, by what it would be added to. */
export type Suggestions = {
  /** By the pointer of the object's schema and the field's name. */
  fields: Map<string, { pointer: string; name: string; seenIn: string; shape: Shape }>;
  /** By the pointer of the enumeration. */
  values: Map<string, { pointer: string; seenIn: string; hidden: boolean; values: Set<unknown> }>;
  parameters: Map<string, { operation: Operation; name: string; shape: Shape }>;
  statuses: Map<string, { operation: Operation; status: number; shape: Shape }>;
  endpoints: Map<string, Endpoint>;
};

const gotten = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
};

const jsonOf = ({ body }: { body: Exchange["reply"]["body"] }) =>
  body.kind === "text" ? parseJson(body.text) : undefined;

/** Makes empty suggestions, and what fills them while traffic is looked at. */
export const collectSuggestions = (basePath: string): { found: Suggestions; watch: Watch } => {
  const found: Suggestions = {
    fields: new Map(),
    values: new Map(),
    parameters: new Map(),
    statuses: new Map(),
    endpoints: new Map(),
  };
  const watch: Watch = {
    visit: ({ id }, _, { at, value, parts, sensitive, undocumented, owner, name }) => {
      if (undocumented && owner?.pointer !== undefined && name !== undefined) {
        const { pointer } = owner;
        const field = gotten(found.fields, `${pointer} ${name}`, () => ({
          pointer,
          name,
          seenIn: `${id} ${at}`,
          shape: newShape(),
        }));
        addSample(field.shape, value);
      }
      if (typeof value !== "string" && typeof value !== "number") return;
      for (const { node, pointer } of parts) {
        const known = node["enum"] as unknown[] | undefined;
        if (!known || pointer === undefined || known.includes(value)) continue;
        const hidden = sensitive !== undefined;
        gotten(found.values, pointer, () => ({ pointer, seenIn: `${id} ${at}`, hidden, values: new Set() })).values.add(
          value,
        );
      }
    },
    undocumentedParameter: (operation, name, value) =>
      addSample(
        gotten(found.parameters, `${operation.id} ${name}`, () => ({ operation, name, shape: newShape() })).shape,
        value,
      ),
    status: (operation, status, documented, body) => {
      // A server that fails does not want to have that documented.
      if (documented !== undefined || status >= 500) return;
      const entry = gotten(found.statuses, `${operation.id} ${status}`, () => ({
        operation,
        status,
        shape: newShape(),
      }));
      if (body !== undefined) addSample(entry.shape, body);
    },
    exchange: (exchange, match) => {
      if (match) return;
      const path = plainPath(exchange.url.pathname.slice(basePath.length)).replaceAll("{}", "{id}");
      const method = exchange.method.toLowerCase();
      const { origin } = exchange.url;
      const make = () => ({ origin, method, path, count: 0, request: newShape(), replies: new Map<string, Shape>() });
      const endpoint = gotten(found.endpoints, `${origin} ${method} ${path}`, make);
      endpoint.count++;
      const sent = jsonOf(exchange.request);
      if (sent !== undefined) addSample(endpoint.request, sent);
      const reply = gotten(endpoint.replies, String(exchange.reply.status), newShape);
      const got = jsonOf(exchange.reply);
      if (got !== undefined) addSample(reply, got);
    },
  };
  return { found, watch };
};
