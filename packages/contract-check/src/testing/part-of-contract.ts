import { cp, readFile, writeFile } from "node:fs/promises";

/** A copy of the repository's contract with the paths of these areas only, for faster tests. */
export const partOfContract = async (folder: string, ...areas: readonly string[]): Promise<string> => {
  await cp("openapi", folder, { recursive: true });
  const file = `${folder}/openapi.yaml`;
  // The groups name reads of all areas, which a part does not have.
  const whole = (await readFile(file, "utf8")).replace(/^x-read-groups:\n(?: .*\n)+/m, "");
  const lines = whole.split("\n");
  const isWanted = (line: string) =>
    !line.startsWith("  /api/") || areas.some((it) => line.includes(`"areas/${it}.yaml#`));
  await writeFile(file, lines.filter(isWanted).join("\n"));
  return folder;
};
