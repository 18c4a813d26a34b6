import type { Contract, Operation } from "../contract/contract.ts";
import type { SchemaAt } from "../schema/parts/schema-at.ts";
import { compileSchemas } from "../schema/compile-schemas.ts";

const schemasOf = ({ body, parameters, replies, replyHeaders }: Operation): SchemaAt[] => [
  ...[...parameters, ...[...replyHeaders.values()].flat()].map(({ schema, pointer }) => ({ node: schema, pointer })),
  ...[body?.content, ...replies.values()].flatMap((content) =>
    [...(content?.values() ?? [])].flatMap(({ schema, pointer, refusal }) => [
      ...(schema ? [{ node: schema, pointer }] : []),
      ...(refusal ? [refusal] : []),
    ]),
  ),
];

/** Compiles the validators of these operations, so that the first call is not slower. */
export const compileChecks = (contract: Contract, operations: readonly Operation[]): void =>
  compileSchemas(contract, operations.flatMap(schemasOf));
