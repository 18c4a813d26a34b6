import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { release } from "./release.ts";

const root = mkdtempSync(join(tmpdir(), "release-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const SECTION = `## 0.2.0

### What staff see

- A new page.

### What administrators must do

- Nothing.

### On the wire

- listBanks needs a permission of its own.
`;

type State = { changelog?: string; status?: string; tags?: string; broken?: string[]; failing?: string };

/** A repository with this version, whose commands write the files that the real ones write, and are listed. */
const attempt = (
  { changelog = SECTION, status = "", tags = "v0.1.0", broken = [], failing }: State = {},
  options: { dryRun?: boolean; version?: string } = {},
) => {
  const write = (file: string, text = file) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write("packages/console/package.json", JSON.stringify({ version: "0.2.0" }));
  write("packages/console/dist/licences.txt");
  write("CHANGELOG.md", `# Changelog\n\n${changelog}\n## 0.1.0\n\nThe first.\n`);
  const commands: string[] = [];
  const ran = () => commands.map((it) => it.replaceAll(root, ""));
  const problems = () =>
    release({
      root,
      version: options.version ?? "0.2.0",
      dryRun: options.dryRun ?? false,
      shell: {
        read: (command, ...args) => {
          if (command === "pnpm")
            return JSON.stringify({ findings: broken.map((operation) => ({ impact: "breaking", operation })) });
          if (args[0] === "status") return status;
          return args.includes("v*") ? tags : "";
        },
        run: (command, ...args) => {
          commands.push([command, ...args].join(" "));
          if (failing && commands.at(-1)!.includes(failing)) throw new Error(failing);
          const output = args.find((it) => /\.(?:tgz|json)$/.test(it));
          if (output) writeFileSync(output, basename(output));
          if (args.includes("pack")) writeFileSync(join(args.at(-1)!, "backoffice-contract-check-0.2.0.tgz"), "packed");
        },
      },
    });
  return { problems, ran };
};

const FILES = [
  "SHA256SUMS",
  "backoffice-contract-check-0.2.0.tgz",
  "console-0.2.0-with-source-maps.tgz",
  "console-0.2.0.tgz",
  "contract.json",
  "licences.txt",
  "release-notes.md",
  "sbom.cdx.json",
  "storybook-0.2.0.tgz",
];

test("dry run: every check and file, no tag", () => {
  const { problems, ran } = attempt({ broken: ["listBanks"] }, { dryRun: true });
  expect(problems()).toEqual([]);
  expect(ran().slice(0, 2)).toEqual(["pnpm test", "pnpm build"]);
  expect(ran().filter((it) => it.startsWith("git tag"))).toEqual([]);
  const folder = join(root, "release/0.2.0");
  expect(readdirSync(folder).toSorted()).toEqual(FILES);
  expect(readFileSync(join(folder, "release-notes.md"), "utf8")).toContain("### What staff see\n\n- A new page.");
  const sums = readFileSync(join(folder, "SHA256SUMS"), "utf8").trim().split("\n");
  expect(sums.map((line) => line.split("  ")[1])).toEqual(FILES.slice(1));
  const hash = createHash("sha256").update("contract.json").digest("hex");
  expect(sums).toContain(`${hash}  contract.json`);
});

test("release: tagged last, with the section of the changelog", () => {
  const { problems, ran } = attempt();
  expect(problems()).toEqual([]);
  expect(ran().at(-1)).toBe("git tag --annotate v0.2.0 --file /release/0.2.0/release-notes.md");
});

test("release: a check fails → nothing is built, no tag", () => {
  const { problems, ran } = attempt({ failing: "pnpm test" });
  expect(problems).toThrow("pnpm test");
  expect(ran()).toEqual(["pnpm test"]);
});

test.each<[string, State, string]>([
  ["changes that are not committed", { status: " M README.md" }, "The tree has changes that are not committed."],
  ["no section", { changelog: "" }, "CHANGELOG.md has no section 0.2.0."],
  [
    "a part without text",
    { changelog: SECTION.replace("- Nothing.", "") },
    "“What administrators must do” is missing.",
  ],
  [
    "a breaking change without a sentence",
    { broken: ["listBanks", "showBank"] },
    "“On the wire” does not name showBank, which a change breaks.",
  ],
  [
    "a breaking change that another part names",
    { broken: ["showBank"], changelog: SECTION.replace("A new page", "showBank") },
    "“On the wire” does not name showBank, which a change breaks.",
  ],
])("release: %s → says so, runs nothing", (_, state, problem) => {
  const { problems, ran } = attempt(state, { dryRun: true });
  expect(problems()).toEqual([problem]);
  expect(ran()).toEqual([]);
});

test("release: another version than that of the packages → says so", () => {
  expect(attempt({}, { version: "0.3.0" }).problems()).toEqual([
    "packages/console/package.json says 0.2.0: commit the version 0.3.0 first.",
  ]);
});
