import { mkdir, realpath, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { CannotCheck } from "../frame/cannot-check.ts";
import { git } from "./git.ts";

/**
 * Writes the folder of a contract at a commit, branch or tag into `work`. Returns the contract's path in it. The work
 * tree is not touched. Throws a `CannotCheck` if there is no such revision or no contract in it.
 */
export const filesOfRef = async (ref: string, contractFile: string, work: string): Promise<string> => {
  const file = await realpath(contractFile);
  const root = (await git(dirname(file), "rev-parse", "--show-toplevel"))?.trim();
  if (!root) throw new CannotCheck(`There is no file ${ref}, and ${contractFile} is in no git repository.`);
  const commit = (await git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`))?.trim();
  if (!commit) throw new CannotCheck(`${ref} is neither a file nor a commit, branch or tag that git knows here.`);
  const inside = relative(root, file).split(sep).join("/");
  const folder = inside.includes("/") ? `${inside.slice(0, inside.lastIndexOf("/"))}/` : ".";
  const names = (await git(root, "ls-tree", "-r", "-z", "--name-only", commit, "--", folder))?.split("\0") ?? [];
  const wanted = names.filter((it) => /\.(ya?ml|json)$/.test(it));
  if (!wanted.includes(inside)) throw new CannotCheck(`There was no ${inside} at ${ref}.`);
  for (const name of wanted) {
    const text = await git(root, "cat-file", "blob", `${commit}:${name}`);
    if (text === undefined) throw new CannotCheck(`${name} at ${ref} cannot be read.`);
    const target = join(work, name);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return join(work, inside);
};
