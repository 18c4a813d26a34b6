import { cp, readFile, writeFile } from "node:fs/promises";

/** A copy of the repository's contract with the paths of these areas only, for faster tests. */
export const partOfContract = async (folder: string, ...areas: readonly string[]): Promise<string> => {
  await cp("openapi", folder, { recursive: true });
  const file = `${folder}/openapi.yaml`;
  const lines = (await readFile(file, "utf8")).split("\n");
  const isWanted = (line: string) =>
    !line.startsWith("  /api/") || areas.some((it) => line.includes(`"areas/${it}.yaml#`));
  await writeFile(file, lines.filter(isWanted).join("\n"));
  return folder;
};
