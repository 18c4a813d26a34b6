import type { OpenAPI3 } from "openapi-typescript";
import type { Operation } from "./operations.ts";
import { resolve } from "./resolve.ts";

/** A fixed seed: the same contract gives the same values. */
const SEED = 20_261_120;

type Envelope = { success?: boolean; data?: unknown };
type Media = { example?: Envelope; examples?: Record<string, { value?: Envelope }> };

/** A value that the reply's schema allows, for a call without an example. */
const valueOf = async (api: OpenAPI3, reply: string): Promise<Envelope> => {
  // Loaded only for an unfinished contract: the lint requires an example of every reply.
  const [{ default: fc }, { arbitraryOf, schemaAt }] = await Promise.all([
    import("fast-check"),
    import("./arbitrary-of.ts"),
  ]);
  return fc.sample(arbitraryOf(api, schemaAt(api, reply)), { numRuns: 1, seed: SEED })[0] as Envelope;
};

/** The reply of a call in the contract's example, or else a value that its schema allows. */
const answerOf = async (api: OpenAPI3, reply: string): Promise<unknown> => {
  const { example, examples } = resolve(api, reply.replace(/\/schema$/, "")) as Media;
  const written = [example, ...Object.values(examples ?? {}).map((it) => it.value)];
  const answer = written.find((it) => it?.success) ?? (await valueOf(api, reply));
  return answer.data ?? null;
};

/**
 * One file per tag with the example reply of each operation, so that the mock back end answers a call as soon as it is
 * described. Only data is generated: the request, the session and the right are checked as for every other call.
 * orval's own MSW generation is not used, although it knows the examples: its handlers answer every request without
 * these checks, work with MSW only (not with the HTTP server), and need models of all schemas.
 */
export const examples = async (api: OpenAPI3, operations: Operation[]): Promise<Record<string, string>> => {
  const answered = operations.flatMap(({ id, tag, reply }) => (reply ? [{ id, tag, reply }] : []));
  const tags = [...new Set(answered.map((it) => it.tag))];
  const files: Record<string, string> = {};
  for (const tag of tags) {
    const lines: string[] = [];
    for (const { id, reply } of answered.filter((it) => it.tag === tag))
      lines.push(`export const ${id} = ${JSON.stringify(await answerOf(api, reply))};`);
    files[`examples/${tag}.ts`] = `${lines.join("\n")}\n`;
  }
  files["examples/index.ts"] = [
    "/** Answers of operations, from the contract's examples. By tag and operation; loaded when first used. */",
    "export const examples: Record<string, () => Promise<Record<string, unknown>>> = {",
    ...tags.map((tag) => `  ${JSON.stringify(tag)}: () => import(${JSON.stringify(`./${tag}.ts`)}),`),
    "};",
    "",
  ].join("\n");
  return files;
};
