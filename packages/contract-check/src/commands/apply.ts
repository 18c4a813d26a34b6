import { readFile } from "node:fs/promises";
import { stringify } from "yaml";
import { CannotCheck } from "../frame/cannot-check.ts";
import type { Command } from "../frame/command.ts";
import { parseYaml } from "../frame/parse-yaml.ts";
import { UsageError } from "../frame/usage-error.ts";
import { applyOverlay } from "../overlay/apply-overlay.ts";

const overlayIn = async (file: string): Promise<unknown> => {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new CannotCheck(`The overlay ${file} cannot be read: ${error.code}.`, { cause: error });
  });
  try {
    return parseYaml(text);
  } catch (error) {
    throw new CannotCheck(`The overlay ${file} ${(error as Error).message}.`, { cause: error });
  }
};

/** `apply`: the contract with an overlay. */
export const apply: Command = {
  usage: "--overlay <file> [options]",
  description:
    "Writes the contract with the changes of an OpenAPI Overlay, such as one of suggest, as one file: JSON where --output ends with .json, else YAML. An action that matches nothing is refused.",
  options: { overlay: { value: "file", description: "the OpenAPI Overlay to apply, in YAML or JSON" } },
  examples: ["contract-check apply --overlay patch.yaml --contract contract.json --output patched.json"],
  run: async ({ given, contract: load }) => {
    const file = given.text("overlay");
    if (file === undefined) throw new UsageError("--overlay is missing: the OpenAPI Overlay to apply.");
    const overlay = await overlayIn(file);
    const contract = await load();
    const { document, count } = applyOverlay(contract.document, overlay, file);
    const isJson = given.text("output")?.endsWith(".json") ?? false;
    const text = isJson
      ? `${JSON.stringify(document, undefined, 2)}\n`
      : stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 });
    return {
      command: "apply",
      findings: [],
      cases: [],
      notes: [`${count} action${count === 1 ? "" : "s"} applied.`],
      document: text,
    };
  },
};
