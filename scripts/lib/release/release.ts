import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { missingIn, sectionOf } from "./changelog.ts";

/** Runs a command in the repository. `read` returns what it prints, whatever its exit code; `run` throws if it fails. */
export type Shell = {
  read: (command: string, ...args: string[]) => string;
  run: (command: string, ...args: string[]) => void;
};

type Release = { root: string; version: string; dryRun: boolean; shell: Shell };

const CONSOLE = "packages/console/dist";

/** The operations that a change since the last tag breaks; none for the first release. */
const brokenSince = (tag: string, { read }: Shell): string[] => {
  if (!tag) return [];
  const report = JSON.parse(read("pnpm", "--silent", "contract", "diff", "--base", tag, "--format", "json")) as {
    findings: { impact?: string; operation?: string }[];
  };
  const broken = report.findings.filter(({ impact }) => impact === "breaking");
  return [...new Set(broken.map(({ operation }) => operation ?? "the contract"))];
};

/** Why the version cannot be released; empty if it can. */
const obstacles = ({ root, version, shell }: Release): string[] => {
  const text = (file: string) => readFileSync(join(root, file), "utf8");
  const named = (JSON.parse(text("packages/console/package.json")) as { version: string }).version;
  if (named !== version) return [`packages/console/package.json says ${named}: commit the version ${version} first.`];
  if (shell.read("git", "status", "--porcelain").trim()) return ["The tree has changes that are not committed."];
  if (shell.read("git", "tag", "--list", `v${version}`).trim()) return [`v${version} is tagged already.`];
  const section = sectionOf(text("CHANGELOG.md"), version);
  if (section === undefined) return [`CHANGELOG.md has no section ${version}.`];
  const last = shell.read("git", "tag", "--list", "v*", "--sort=-version:refname").split("\n")[0]!.trim();
  return missingIn(section, brokenSince(last, shell));
};

const checksums = (folder: string): string =>
  readdirSync(folder)
    .toSorted()
    .map(
      (name) =>
        `${createHash("sha256")
          .update(readFileSync(join(folder, name)))
          .digest("hex")}  ${name}\n`,
    )
    .join("");

/**
 * Releases what is committed: runs every check, and writes the files of the release into `release/VERSION`. A dry run does
 * all but the tag. Returns why it cannot be released; an empty list when it is.
 */
export const release = (options: Release): string[] => {
  const { root, version, dryRun, shell } = options;
  const problems = obstacles(options);
  if (problems.length > 0) return problems;
  const folder = join(root, "release", version);
  const file = (name: string) => join(folder, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  shell.run("pnpm", "test");
  shell.run("pnpm", "build");
  // The source maps are not served, so they are a file of their own.
  shell.run("tar", "-czf", file(`console-${version}.tgz`), "--exclude=*.map", "-C", join(root, CONSOLE), ".");
  shell.run("tar", "-czf", file(`console-${version}-with-source-maps.tgz`), "-C", join(root, CONSOLE), ".");
  shell.run("pnpm", "bundle", "--output", file("contract.json"));
  shell.run("pnpm", "--filter", "@backoffice/contract-check", "pack", "--pack-destination", folder);
  shell.run("pnpm", "storybook:build");
  shell.run("tar", "-czf", file(`storybook-${version}.tgz`), "-C", join(root, "storybook-static"), ".");
  copyFileSync(join(root, CONSOLE, "licences.txt"), file("licences.txt"));
  shell.run("pnpm", "sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application", "--out", file("sbom.cdx.json"));

  const section = sectionOf(readFileSync(join(root, "CHANGELOG.md"), "utf8"), version)!;
  writeFileSync(file("release-notes.md"), `${section}\n`);
  writeFileSync(file("SHA256SUMS"), checksums(folder));
  if (!dryRun) shell.run("git", "tag", "--annotate", `v${version}`, "--file", file("release-notes.md"));
  return [];
};
