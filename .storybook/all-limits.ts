/** Limits of a field that the contract has. */
export type Limit = {
  minLength?: number;
  maxLength?: number;
  pattern?: RegExp;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

const modules = import.meta.glob<Record<string, Record<string, unknown>>>(
  "../packages/api-client/src/generated/limits/*.ts",
  { eager: true },
);

/** By call and field. */
export const limits = Object.assign({}, ...Object.values(modules)) as Record<string, Record<string, Limit>>;
