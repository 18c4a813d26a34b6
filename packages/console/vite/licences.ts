import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

/** The name under which a build holds the notices; *About* links to it. */
const LICENCES = "licences.txt";

/** Vite's own list of the packages in the scripts (`build.license`), which becomes a part of ours. */
export const PACKAGES_OF_SCRIPTS = ".vite/licences.json";

/** Licences of packages that publish no text of theirs, by name. */
const TEXTS: Readonly<Record<string, string>> = {
  saxes: `Copyright (c) Louis-Dominique Dubeau

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`,
};

type Package = { name: string; version: string; identifier?: string; text?: string };

/** The name, version and licence of the package that holds a file. */
const packageOf = (file: string): Package => {
  const folder = dirname(file);
  const names = readdirSync(folder);
  if (!names.includes("package.json")) return packageOf(folder);
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<
    "name" | "version" | "license",
    string
  >;
  const text = names.find((it) => /^licen[cs]e/i.test(it));
  return { name, version, identifier: license, ...(text && { text: readFileSync(join(folder, text), "utf8").trim() }) };
};

const noticeOf = ({ name, version, identifier = "", text = TEXTS[name] }: Package) =>
  [`${name} ${version}`, identifier, text && `\n${text}`].filter(Boolean).join("\n");

/**
 * Writes the licence notices of everything from other packages that ships: the modules in the scripts, and the packages
 * of pictures. `compiled` names files of packages of which the style sheet and the fonts are made.
 */
export const licences = (compiled: readonly string[]): Plugin => ({
  name: "backoffice-licences",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const listed = bundle[PACKAGES_OF_SCRIPTS];
      if (listed?.type !== "asset") return this.error(`${PACKAGES_OF_SCRIPTS} is missing`);
      delete bundle[PACKAGES_OF_SCRIPTS];
      const files = Object.values(bundle).flatMap((it) => (it.type === "asset" ? it.originalFileNames : []));
      const inPackages = files.filter((it) => it.includes("/node_modules/"));
      // Vite names original files relative to the root of the build, which need not be the working directory.
      const root = this.environment.config.root;
      const others = [...inPackages.map((it) => resolve(root, it)), ...compiled].map(packageOf);
      const all = [...(JSON.parse(String(listed.source)) as Package[]), ...others];
      const notices = new Map(all.map((it) => [`${it.name} ${it.version}`, noticeOf(it)]));
      const source = `${[...notices.values()].toSorted().join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
      this.emitFile({ type: "asset", fileName: LICENCES, source });
    },
  },
});
