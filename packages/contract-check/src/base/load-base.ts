import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import type { Contract } from "../contract/contract.ts";
import { loadContract } from "../contract/load-contract.ts";
import { CannotCheck } from "../frame/cannot-check.ts";
import { UsageError } from "../frame/usage-error.ts";
import { filesOfRef } from "./files-of-ref.ts";

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Replaces the temporary folder, so that messages and positions show paths of the repository. */
const withoutWork = (text: string, work: string) =>
  text.replaceAll(`${relative(process.cwd(), work)}${sep}`, "").replaceAll(`${work}${sep}`, "");

const ofRef = async (ref: string, contractFile: string, folders: readonly string[]): Promise<Contract> => {
  const work = await mkdtemp(join(tmpdir(), "contract-check-"));
  try {
    const { file, others } = await filesOfRef(ref, contractFile, folders, work);
    const contract = await loadContract(file, others);
    // Positions are looked up in files, so all files are read here, before they are removed.
    contract.placeOf({ pointer: "#/components" });
    return {
      ...contract,
      placeOf: (what) => {
        const place = contract.placeOf(what);
        return place && { ...place, file: withoutWork(place.file, work) };
      },
    };
  } catch (error) {
    if (!(error instanceof CannotCheck)) throw error;
    throw new CannotCheck(withoutWork(error.message, work).replace("The contract", `The contract at ${ref}`), {
      cause: error,
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};

/**
 * Loads the base contract of a comparison: a file, a folder, or a commit, branch or tag at which `contractFile` is
 * read, with what its references need in `folders`. Throws a `CannotCheck` if it cannot be read, and a `UsageError` if it is none of these.
 */
export const loadBase = async (
  base: string,
  contractFile: string,
  folders: readonly string[] = [],
): Promise<Contract> => {
  if (base.trim() === "" || base.startsWith("-"))
    throw new UsageError(`--base takes a file, a folder or a git ref, not ${JSON.stringify(base)}.`);
  return (await isThere(base)) ? loadContract(base, folders) : ofRef(base, contractFile, folders);
};
