import type { Contract } from "../contract/contract.ts";

/** A part of a contract that a test modifies in place. */
export type Loose = { [key: string]: Loose } & { [key: number]: Loose };

/** A copy of a contract's document with accessors. */
export const contractDocument = (contract: Contract) => {
  const document = structuredClone(contract.document) as unknown as Loose;
  const operation = (id: string): Loose => {
    const found = contract.operations.find((it) => it.id === id)!;
    return document["paths"]![found.path]![found.method]!;
  };
  return {
    document,
    operation,
    schema: (name: string): Loose => document["components"]!["schemas"]![name]!,
    body: (id: string): Loose => operation(id)["requestBody"]!["content"]!["application/json"]!["schema"]!,
  };
};
export type ContractDocument = ReturnType<typeof contractDocument>;
