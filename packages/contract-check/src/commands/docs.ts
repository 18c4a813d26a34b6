import { join } from "node:path";
import type { Command } from "../frame/command.ts";
import { serveFolder } from "../reference/serve-folder.ts";
import { writeReference } from "../reference/write-reference.ts";

/** `docs`: a browsable reference of the contract. */
export const docs: Command = {
  usage: "[options]",
  description:
    "Writes a reference of the contract that a browser opens from disk or from any web server: operations by tag, what is documented and what inferred, rights, effects, fields with their units, examples, and a search. It asks nothing of any other machine.",
  options: { serve: { description: "serve it to this machine on a free port, until Ctrl-C" } },
  examples: ["contract-check docs --output dist/contract", "contract-check docs --serve"],
  writesOutput: true,
  run: async ({ given, contract: load }) => {
    const folder = given.text("output") ?? "dist/contract";
    const contract = await load();
    const files = await writeReference(contract, folder);
    const url = given.isOn("serve") ? (await serveFolder(folder)).url : undefined;
    return {
      command: "docs",
      findings: [],
      cases: [],
      notes: [`${contract.operations.length} operations in ${files} files.`],
      summary: url ? `The reference is at ${url} until Ctrl-C.` : `Open ${join(folder, "index.html")}.`,
    };
  },
};
