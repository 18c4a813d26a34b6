/** A node of the contract as written: anything may be missing. */
export type Node = { readonly [key: string]: unknown; $ref?: string | undefined };

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a schema is, or may be, of a JSON type. */
export const isOf = ({ type }: Node, ...types: string[]): boolean =>
  (Array.isArray(type) ? type : [type]).some((it) => types.includes(String(it)));
