import type { Contract } from "../../contract/contract.ts";
import type { Operand } from "./operand.ts";
import { wireSchema } from "./wire-schema.ts";

/** The few allowed values of a field: `const` and `enum` are equivalent. */
const constants = (field: { const?: unknown; enum?: readonly unknown[] }) =>
  "const" in field ? [field.const] : (field.enum ?? []);

/** Features that identify an alternative: its types, fields and constants. */
export const tokensOf = (alternative: Operand, contract: Contract): ReadonlySet<string> => {
  const whole = wireSchema(alternative, contract);
  const fields = whole.parts.flatMap(({ node }) =>
    Object.entries((node["properties"] ?? {}) as Record<string, object>),
  );
  return new Set([
    ...(whole.types ?? []).map((it) => `type ${it}`),
    ...(whole.values ?? []).map((it) => `value ${it}`),
    ...[...whole.names].map((it) => `field ${it}`),
    ...[...whole.required].map((it) => `needed ${it}`),
    ...fields.flatMap(([name, it]) => constants(it).map((value) => `constant ${name} ${JSON.stringify(value)}`)),
  ]);
};
