import type { Watch } from "../checks/watch.ts";
import { plainPath, wordsOf } from "../checks/plain-path.ts";
import type { Contract, Operation } from "../contract/contract.ts";
import { mayShow, shownName } from "../scrub/shown.ts";
import { isRefused, loosener, newLoosened, type Loosened, type Loosening } from "./loosening.ts";
import { addBody, newSamples, type Samples } from "./samples.ts";
import { addSample, newShape, type Shape } from "./shape.ts";

export type Endpoint = {
  origin: string;
  method: string;
  path: string;
  count: number;
  request: Samples;
  /** Query parameters. */
  query: Map<string, Shape>;
  replies: Map<string, Samples>;
};

/** Undocumented parts of the traffic, by the place where they would be added. */
export type Suggestions = {
  /** By pointer of the object's schema and field name. */
  fields: Map<string, { pointer: string; name: string; seenIn: string; shape: Shape }>;
  /** By pointer of the enumeration. */
  values: Map<string, { pointer: string; seenIn: string; values: Set<unknown> }>;
  parameters: Map<string, { operation: Operation; name: string; shape: Shape }>;
  statuses: Map<string, { operation: Operation; status: number; samples: Samples }>;
  endpoints: Map<string, Endpoint>;
  loosened: Loosened;
};

const gotten = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
};

/** Statuses of a server for a missing endpoint. */
const NOTHING_THERE = new Set([404, 405, 501]);

/** Whether an endpoint has ever responded as existing. */
export const isThere = ({ replies }: Endpoint): boolean =>
  [...replies.keys()].some((status) => !NOTHING_THERE.has(Number(status)) && Number(status) < 500);

/** A path of the traffic as a template, each ID with a name of its own. */
const templateOf = (path: string, known: ReadonlySet<string>) => {
  let count = 0;
  return plainPath(path, known).replaceAll("{}", () => (++count === 1 ? "{id}" : `{id${count}}`));
};

/** Creates empty suggestions and the watcher that fills them. */
export const collectSuggestions = (
  contract: Contract,
  wanted: ReadonlySet<Loosening> = new Set(),
): { suggestions: Suggestions; watch: Watch } => {
  const words = wordsOf(contract.operations);
  const suggestions: Suggestions = {
    fields: new Map(),
    values: new Map(),
    parameters: new Map(),
    statuses: new Map(),
    endpoints: new Map(),
    loosened: newLoosened(),
  };
  const loosen = loosener(contract, wanted, suggestions.loosened);
  let refused = false;
  const watch: Watch = {
    visit: ({ id }, side, visit) => {
      const { at, value, parts, sensitive, undocumented, owner, name } = visit;
      if (side.of === "reply" || !refused) loosen(id, side, visit);
      if (undocumented && owner?.pointer !== undefined && name !== undefined) {
        const { pointer } = owner;
        const field = gotten(suggestions.fields, `${pointer} ${shownName(name)}`, () => ({
          pointer,
          name: shownName(name),
          seenIn: `${id} ${at}`,
          shape: newShape(),
        }));
        addSample(field.shape, value);
      }
      if (typeof value !== "string" && typeof value !== "number") return;
      for (const { node, pointer } of parts) {
        const known = node["enum"] as unknown[] | undefined;
        if (!known || pointer === undefined || known.includes(value)) continue;
        const isOpen = mayShow({ value, at, sensitive });
        const entry = gotten(suggestions.values, pointer, () => ({
          pointer,
          seenIn: `${id} ${at}`,
          values: new Set(),
        }));
        if (isOpen) entry.values.add(value);
      }
    },
    undocumentedParameter: (operation, name, value) =>
      addSample(
        gotten(suggestions.parameters, `${operation.id} ${name}`, () => ({ operation, name, shape: newShape() })).shape,
        value,
      ),
    status: (operation, status, documented, body) => {
      // Server failures are not documented.
      if (documented !== undefined || status >= 500) return;
      const entry = gotten(suggestions.statuses, `${operation.id} ${status}`, () => ({
        operation,
        status,
        samples: newSamples(),
      }));
      addBody(entry.samples, body);
    },
    exchange: (exchange, match, called) => {
      refused = isRefused(exchange);
      const { origin, searchParams } = exchange.url;
      // A trailing slash is a mistake of the client.
      if (match || called.endsWith("/")) return;
      const path = templateOf(called, words);
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
      const endpoint = gotten(suggestions.endpoints, `${origin} ${method} ${path}`, make);
      endpoint.count++;
      addBody(endpoint.request, exchange.request.body);
      for (const [name, value] of searchParams) addSample(gotten(endpoint.query, name, newShape), value);
      addBody(gotten(endpoint.replies, String(exchange.reply.status), newSamples), exchange.reply.body);
    },
  };
  return { suggestions, watch };
};
