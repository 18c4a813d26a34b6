import { mkdir, realpath, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { CannotCheck } from "../frame/cannot-check.ts";
import { git } from "./git.ts";

/** The contract's path in the written folder, and those of the other folders that its references may lead into. */
export type FilesOfRef = { file: string; others: string[] };

/** A path in the repository as git writes it; undefined for one outside. */
const pathIn = async (root: string, path: string): Promise<string | undefined> => {
  const inside = relative(root, await realpath(path).catch(() => resolve(path)))
    .split(sep)
    .join("/");
  return inside === ".." || inside.startsWith("../") ? undefined : inside;
};

/**
 * Writes the folder of a contract, and `folders` of the same repository, at a commit, branch or tag into `work`. The work
 * tree is not touched. Throws a `CannotCheck` if there is no such revision or no contract in it.
 */
export const filesOfRef = async (
  ref: string,
  contractFile: string,
  folders: readonly string[],
  work: string,
): Promise<FilesOfRef> => {
  const file = await realpath(contractFile);
  const root = (await git(dirname(file), "rev-parse", "--show-toplevel"))?.trim();
  if (!root) throw new CannotCheck(`There is no file ${ref}, and ${contractFile} is in no git repository.`);
  const commit = (await git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`))?.trim();
  if (!commit) throw new CannotCheck(`${ref} is neither a file nor a commit, branch or tag that git knows here.`);
  const inside = relative(root, file).split(sep).join("/");
  const others = (await Promise.all(folders.map((it) => pathIn(root, it)))).filter((it) => it !== undefined);
  const wantedFolders = [dirname(inside), ...others].map((it) => (it === "." || it === "" ? "." : `${it}/`));
  const names =
    (await git(root, "ls-tree", "-r", "-z", "--name-only", commit, "--", ...wantedFolders))?.split("\0") ?? [];
  const wanted = names.filter((it) => /\.(ya?ml|json)$/.test(it));
  if (!wanted.includes(inside)) throw new CannotCheck(`There was no ${inside} at ${ref}.`);
  for (const name of wanted) {
    const text = await git(root, "cat-file", "blob", `${commit}:${name}`);
    if (text === undefined) throw new CannotCheck(`${name} at ${ref} cannot be read.`);
    const target = join(work, name);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return { file: join(work, inside), others: others.map((it) => join(work, it)) };
};
