import type { Contract } from "../../contract/contract.ts";
import { outcomeOf } from "../../behave/replay/outcome-of.ts";
import { checksOfSought, neededBy, type Sought } from "../../behave/replay/sought.ts";
import { tryServer, type Trial } from "./try-server.ts";

/** Looks for findings again, on a server with this defect or a sound one: the note about them, and the calls. */
export const replayFindings = async (
  contract: Contract,
  sought: readonly Sought[],
  { roles = [], plant }: Pick<Trial, "roles" | "plant">,
): Promise<{ note: string; calls: number }> => {
  const operations = neededBy(sought, contract.operations);
  const { calls, findings, left, ended } = await tryServer({
    contract,
    checks: checksOfSought(sought),
    roles,
    ...(plant && { plant }),
    options: { sought, operations },
  });
  const ran = { findings, left, ended, operations: new Set(operations.map((it) => it.id)) };
  const { note } = outcomeOf(sought, { ...ran, sessions: new Set(["super-admin", ...roles]) });
  return { note, calls };
};
