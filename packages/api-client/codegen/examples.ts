import type { OpenAPI3 } from "openapi-typescript";
import type { Operation } from "./operations.ts";
import { resolve } from "./resolve.ts";

/** The same contract gives the same values. */
const SEED = 20_261_120;

type Envelope = { success?: boolean; data?: unknown };
type Media = { example?: Envelope; examples?: Record<string, { value?: Envelope }> };

/** A value that the schema of a reply allows, for a call that has no example yet. */
const valueOf = async (api: OpenAPI3, reply: string): Promise<Envelope> => {
  // Only a contract in the making needs it: the lint asks for an example of every reply.
  const [{ default: fc }, { arbitraryOf, schemaAt }] = await Promise.all([
    import("fast-check"),
    import("./arbitrary-of.ts"),
  ]);
  return fc.sample(arbitraryOf(api, schemaAt(api, reply)), { numRuns: 1, seed: SEED })[0] as Envelope;
};

/** What a read or write answers with in the contract's example, or else a value that its schema allows. */
const answerOf = async (api: OpenAPI3, reply: string): Promise<unknown> => {
  const { example, examples } = resolve(api, reply.replace(/\/schema$/, "")) as Media;
  const written = [example, ...Object.values(examples ?? {}).map((it) => it.value)];
  const answer = written.find((it) => it?.success) ?? (await valueOf(api, reply));
  return answer.data ?? null;
};

/**
 * A file a tag with what each operation answers in the contract's examples, so that the mock back end answers a call as
 * soon as it is described. Only the data is generated: the request, the session and the right are checked by what checks
 * them for every other call. orval's own MSW generation is not used for it, although it knows the examples: its handlers
 * answer any request of anybody, exist for MSW alone while the HTTP server has none, and make models of all schemas.
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
    "/** What operations answer in the contract's examples. By tag and operation; loaded when first used. */",
    "export const examples: Record<string, () => Promise<Record<string, unknown>>> = {",
    ...tags.map((tag) => `  ${JSON.stringify(tag)}: () => import(${JSON.stringify(`./${tag}.ts`)}),`),
    "};",
    "",
  ].join("\n");
  return files;
};
