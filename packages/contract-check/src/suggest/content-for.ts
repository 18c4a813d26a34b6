import type { Contract } from "../contract/contract.ts";
import type { Samples } from "./samples.ts";
import { schemaOf, type Shape } from "./shape.ts";

type Components = { schemas?: Record<string, unknown> } | undefined;

const has = (contract: Contract, name: string) =>
  (contract.document["components"] as Components)?.schemas?.[name] !== undefined;

/** Properties common to all successful replies are omitted. */
const success = (contract: Contract, shape: Shape): object => {
  const data = shape.properties.get("data");
  if (!data || !shape.properties.has("success") || !has(contract, "Envelope")) return schemaOf(shape);
  const { required = [], properties = {} } = schemaOf(shape) as { required?: string[]; properties?: object };
  const own = Object.entries(properties).filter(([name]) => !["success", "messages", "status", "error"].includes(name));
  return {
    allOf: [
      { $ref: "#/components/schemas/Envelope" },
      {
        type: "object",
        required: required.filter((it) => own.some(([name]) => name === it)),
        properties: Object.fromEntries(own),
      },
    ],
  };
};

const refusal = (contract: Contract, shape: Shape): object =>
  has(contract, "Refusal") ? { $ref: "#/components/schemas/Refusal" } : schemaOf(shape);

/** The suggested `content` for samples; undefined if no body was seen. A refusal is never used as a success. */
export const contentFor = (contract: Contract, { succeeded, refused, types, form }: Samples): { content?: object } => {
  const schemas = [
    ...(succeeded.count > 0 ? [form ? schemaOf(succeeded) : success(contract, succeeded)] : []),
    ...(refused.count > 0 ? [refusal(contract, refused)] : []),
  ];
  const content = {
    ...(schemas.length > 0 && {
      [form ?? "application/json"]: { schema: schemas.length === 1 ? schemas[0] : { oneOf: schemas } },
    }),
    ...Object.fromEntries([...types].map((type) => [type, {}])),
  };
  return Object.keys(content).length > 0 ? { content } : {};
};
