import { writeFile } from "node:fs/promises";
import { stringify } from "yaml";
import { CannotCheck } from "../frame/cannot-check.ts";
import { entryKey, type BaselineEntry } from "./baseline-entry.ts";
import type { Finding } from "./finding.ts";

const HEAD = `# Findings of contract-check that are accepted for a while. Each says why, and until which day;
# after that day it counts again.
`;

/** Writes a baseline of these findings. Existing entries keep their reasons, and their dates unless expired. */
export const writeBaseline = async (
  file: string,
  findings: readonly Finding[],
  before: readonly BaselineEntry[],
  { reason, expires, today }: { reason: string; expires: string; today: string },
): Promise<number> => {
  const known = new Map(before.filter((it) => it.expires >= today).map((it) => [entryKey(it), it]));
  const accepted = new Map(
    findings.map((it) => [
      entryKey(it),
      known.get(entryKey(it)) ?? { rule: it.rule, operation: it.operation, where: it.where, reason, expires },
    ]),
  );
  try {
    await writeFile(file, HEAD + stringify({ accepted: [...accepted.values()] }, { lineWidth: 0 }));
  } catch (error) {
    throw new CannotCheck(`The baseline cannot be written to ${file}.`, { cause: error });
  }
  return accepted.size;
};
