import type { Plugin } from "vite";
import type { ContractVersion } from "./contract-version.ts";

/** Content of `version.json`. The entry, whose name changes with every build, tells one build from another. */
export type VersionFile = {
  version: string;
  commit: string;
  contract: ContractVersion;
  /** When it was built, ISO 8601. */
  time: string;
  /** Path of the script that a page starts with. */
  entry: string;
};

/** Writes `version.json` beside the build. */
export const versionFile = (about: Pick<VersionFile, "version" | "commit" | "contract">): Plugin => ({
  name: "backoffice-version-file",
  apply: "build",
  generateBundle(_, bundle) {
    const entry = Object.values(bundle).find((it) => it.type === "chunk" && it.isEntry);
    if (!entry) return this.error("The build has no entry.");
    const file: VersionFile = { ...about, time: new Date().toISOString(), entry: `/${entry.fileName}` };
    this.emitFile({ type: "asset", fileName: "version.json", source: `${JSON.stringify(file, null, 2)}\n` });
  },
});
