import type { WriteId } from "@backoffice/api-client/contract";
import { toast } from "@backoffice/ui";
import { expect, vi } from "vitest";

/** Sentences that name the record themselves, or that are about no single record, with the reason. */
const NAMED: Readonly<Partial<Record<WriteId, string>>> = {
  deleteCmsEntry: "says the key of the deleted entry",
  deleteCmsBlock: "says the name of the deleted block",
  createFrontDoorDomain: "the sentence of the server says the domain",
  migrateUser: "says the user and their new operator",
  refreshPermissions: "says the user",
  transformBrand: "says the new operator",
  transformOperator: "says the operator and its parent",
  cancelAffiliateWithdrawJob: "says the number of the job",
  enableGamesByAggregator: "is about many games, and says how many and of which operator",
  disableGamesByAggregator: "is about many games, and says how many and of which operator",
};

/**
 * Watches the toasts of a scene that sends these writes. The returned check fails when the last toast of a success does
 * not name the record, in its sentence or on a line of its own.
 */
export const watchToasts = (writes: readonly WriteId[]) => {
  const successes = vi.spyOn(toast, "success");
  return {
    expectNamed: () => {
      const [said, options] = successes.mock.calls.at(-1) ?? [];
      if (said === undefined || writes.every((it) => NAMED[it] !== undefined)) return;
      expect(options?.recordName ?? "", said).toMatch(/\w{2}/);
    },
    stop: () => successes.mockRestore(),
  };
};
