import { parseArgs } from "node:util";
import { newPage } from "./new/new-page.ts";
import { newPanel } from "./new/new-panel.ts";
import { writeFiles } from "./new/write-files.ts";

const USAGE = `pnpm new page /settings/roles [--name roles]
    gives a list that is drawn from the contract screens of its own; --name is what its folder and files are called
pnpm new panel role-details --read showRole --in settings
    adds a drawer with an address to the module of features/settings that shows what the call answers`;

/** `pnpm new page|panel`: writes the files of a feature, to go on from. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: "string" }, read: { type: "string" }, in: { type: "string" } },
});
const [kind, what] = positionals;

try {
  if (kind === "page" && what) writeFiles(await newPage(what, values.name));
  else if (kind === "panel" && what && values.read && values.in)
    writeFiles(await newPanel(what, values.read, values.in));
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
