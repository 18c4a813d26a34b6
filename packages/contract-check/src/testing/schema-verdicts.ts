import { compareContracts } from "../diff/compare-contracts.ts";
import type { Side } from "../diff/side.ts";
import { contractInMemory } from "./contract-in-memory.ts";

type Json = Record<string, unknown>;

const json = (schema: unknown) => ({ content: { "application/json": { schema } } });

/** A contract with one operation that has this schema on one side. `schemas` are its components. */
const contractOf = (side: Side, schema: unknown, schemas: Json) =>
  contractInMemory({
    openapi: "3.1.0",
    paths: {
      "/notes": {
        post: {
          operationId: "saveNote",
          ...(side === "request" && { requestBody: json(schema) }),
          responses: { 200: { description: "Done", ...(side === "reply" && json(schema)) } },
        },
      },
    },
    components: { schemas },
  });

/** The verdicts when a schema changes on this side: `impact rule where`; where is empty for the whole schema. */
export const schemaVerdicts = (
  side: Side,
  before: unknown,
  after: unknown,
  schemas: Json = {},
  schemasAfter = schemas,
): string[] =>
  compareContracts(contractOf(side, before, schemas), contractOf(side, after, schemasAfter)).map((it) =>
    `${it.impact} ${it.rule} ${it.where.replace(/^(?:request|reply 200): /, "").replace("the whole body", "")}`.trim(),
  );

/** The worst impact. */
export const worstOf = (verdicts: readonly string[]): string =>
  ["breaking", "risky", "compatible"].find((impact) => verdicts.some((it) => it.startsWith(impact))) ?? "nothing";
