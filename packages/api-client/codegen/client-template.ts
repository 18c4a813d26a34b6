import type { ClientBuilder, ClientGeneratorsBuilder } from "orval";
import { operationCode, type Operation } from "./operations.ts";

/**
 * Our orval client: an operation becomes one or two tree-shakeable lines that only name it. What a query or a write
 * does is implemented once, by hand, in `src/query.ts` and `src/write.ts`.
 */
const q = (text: string) => JSON.stringify(text);

const client =
  (operations: Operation[]): ClientBuilder =>
  (verb) => {
    const { operationName: name, originalOperation: op } = verb;
    const operation = operations.find((it) => it.id === name)!;
    const Name = name[0]!.toUpperCase() + name.slice(1);
    const lines = !op.responses?.["200"]
      ? [`export const ${name} = ${q(verb.pathRoute)};`]
      : op["x-effect"] === "read"
        ? [
            `export const ${name} = /* @__PURE__ */ query(${operationCode(operation)});`,
            `export const use${Name} = /* @__PURE__ */ queryHook(${name});`,
          ]
        : [
            `export const ${name} = /* @__PURE__ */ write(${operationCode(operation)});`,
            `export const use${Name} = /* @__PURE__ */ writeHook(${name});`,
          ];
    return {
      implementation: `${lines.join("\n")}\n\n`,
      imports: [],
      docComment: `/** ${op.summary} (${String(op["x-source"])}). */\n`,
    };
  };

export const clientTemplate = (operations: Operation[]) => (): ClientGeneratorsBuilder => ({
  client: client(operations),
  dependencies: () => [],
  header: ({ clientImplementation: code }) => {
    const used = (file: string, names: string[]) => {
      const found = names.filter((name) => code.includes(`${name}(`));
      return found.length ? `import { ${found.join(", ")} } from "../${file}";\n` : "";
    };
    return `${used("query.ts", ["query", "queryHook"])}${used("write.ts", ["write", "writeHook"])}\n`;
  },
  title: (title) => title,
});
