import type { Watch } from "../checks/watch.ts";
import { plainPath } from "../checks/plain-path.ts";
import type { Operation } from "../contract/contract.ts";
import { addBody, newSamples, type Samples } from "./samples.ts";
import { addSample, newShape, type Shape } from "./shape.ts";

export type Endpoint = {
  origin: string;
  method: string;
  path: string;
  count: number;
  request: Samples;
  /** Parameters of the query. */
  query: Map<string, Shape>;
  replies: Map<string, Samples>;
};

/** What traffic had and the contract has not, by what it would be added to. */
export type Suggestions = {
  /** By the pointer of the object's schema and the field's name. */
  fields: Map<string, { pointer: string; name: string; seenIn: string; shape: Shape }>;
  /** By the pointer of the enumeration. */
  values: Map<string, { pointer: string; seenIn: string; hidden: boolean; values: Set<unknown> }>;
  parameters: Map<string, { operation: Operation; name: string; shape: Shape }>;
  statuses: Map<string, { operation: Operation; status: number; samples: Samples }>;
  endpoints: Map<string, Endpoint>;
};

const gotten = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
};

/** What a server answers where it has nothing. */
const NOTHING_THERE = new Set([404, 405, 501]);

/** Whether an endpoint has ever answered as one that is there. */
export const isThere = ({ replies }: Endpoint): boolean =>
  [...replies.keys()].some((status) => !NOTHING_THERE.has(Number(status)) && Number(status) < 500);

/** A path of the traffic as a template, each of its ids with a name of its own. */
const templateOf = (path: string) => {
  let count = 0;
  return plainPath(path).replaceAll("{}", () => (++count === 1 ? "{id}" : `{id${count}}`));
};

/** Makes empty suggestions, and what fills them while traffic is looked at. */
export const collectSuggestions = (): { found: Suggestions; watch: Watch } => {
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
        samples: newSamples(),
      }));
      addBody(entry.samples, body);
    },
    exchange: (exchange, match, called) => {
      const { origin, searchParams } = exchange.url;
      // A slash too many at the end is a mistake of who calls.
      if (match || called.endsWith("/")) return;
      const path = templateOf(called);
      const method = exchange.method.toLowerCase();
      const make = (): Endpoint => ({
        origin,
        method,
        path,
        count: 0,
        request: newSamples(),
        query: new Map(),
        replies: new Map(),
      });
      const endpoint = gotten(found.endpoints, `${origin} ${method} ${path}`, make);
      endpoint.count++;
      addBody(endpoint.request, exchange.request.body);
      for (const [name, value] of searchParams) addSample(gotten(endpoint.query, name, newShape), value);
      addBody(gotten(endpoint.replies, String(exchange.reply.status), newSamples), exchange.reply.body);
    },
  };
  return { found, watch };
};
