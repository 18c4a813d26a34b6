import type { Contract } from "../contract/contract.ts";
import type { SchemaAt } from "../schema/schema-at.ts";
import { wireSchema } from "./wire-schema.ts";

const cache = new WeakMap<Contract, WeakMap<object, ReadonlySet<string>>>();

/** The few values that a field may have: `const` and `enum` say it alike. */
const constants = (field: { const?: unknown; enum?: readonly unknown[] }) =>
  "const" in field ? [field.const] : (field.enum ?? []);

/** What makes an alternative this one and not another: its types, fields and constants. */
export const tokensOf = (at: SchemaAt, contract: Contract): ReadonlySet<string> => {
  const ofContract = cache.get(contract) ?? new WeakMap<object, ReadonlySet<string>>();
  cache.set(contract, ofContract);
  const before = ofContract.get(at.node);
  if (before) return before;
  const whole = wireSchema([at], contract);
  const fields = whole.parts.flatMap(({ node }) =>
    Object.entries((node["properties"] ?? {}) as Record<string, object>),
  );
  const tokens = new Set([
    ...(whole.types ?? []).map((it) => `type ${it}`),
    ...(whole.values ?? []).map((it) => `value ${it}`),
    ...[...whole.names].map((it) => `field ${it}`),
    ...[...whole.required].map((it) => `needed ${it}`),
    ...fields.flatMap(([name, it]) => constants(it).map((value) => `constant ${name} ${JSON.stringify(value)}`)),
  ]);
  ofContract.set(at.node, tokens);
  return tokens;
};
