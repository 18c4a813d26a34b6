import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { release } from "./lib/release/release.ts";
import { ROOT } from "./lib/root.ts";

/** `pnpm release 0.2.0 [--dry-run]`: releases what is committed; a dry run does all but the tag. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "dry-run": { type: "boolean", default: false } },
});
const [version] = positionals;

const problems =
  version && /^\d+\.\d+\.\d+$/.test(version)
    ? release({
        root: ROOT,
        version,
        dryRun: values["dry-run"],
        shell: {
          read: (command, ...args) => spawnSync(command, args, { cwd: ROOT, encoding: "utf8" }).stdout,
          run: (command, ...args) => {
            console.log(`▶ ${[command, ...args].join(" ")}`);
            const { status } = spawnSync(command, args, { cwd: ROOT, stdio: "inherit" });
            if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed.`);
          },
        },
      })
    : ["Say which version: pnpm release 0.2.0"];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`The files are in release/${version}.`);
