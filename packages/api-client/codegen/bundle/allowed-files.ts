import { realpath } from "node:fs/promises";
import { dirname, isAbsolute, relative, resolve, sep } from "node:path";

/** Whether a file of a contract may be read. */
export type AllowedFiles = (path: string) => Promise<boolean>;

const isWithin = (folder: string, path: string) => {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
};

/** The folder itself if it does not exist: nothing in it can be read anyway. */
const realOf = (path: string) => realpath(path).catch(() => resolve(path));

/**
 * Creates the check of the files that a contract may refer to: those in the folder of its main file and in `folders`.
 * Symbolic links count as the files they lead to. Nothing outside of the folders is touched, so that not even its
 * existence shows.
 */
export const allowedFiles = async (main: string, folders: readonly string[] = []): Promise<AllowedFiles> => {
  const written = [dirname(main), ...folders].map((it) => resolve(it));
  const real = await Promise.all(written.map(realOf));
  return async (path) => {
    if (resolve(path) === resolve(main)) return true;
    if (![...written, ...real].some((it) => isWithin(it, resolve(path)))) return false;
    const target = await realOf(path);
    return real.some((it) => isWithin(it, target));
  };
};
