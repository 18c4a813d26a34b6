import { createRandom } from "../create-random.ts";
import type { Contract, Operation } from "../contract/contract.ts";
import type { Collector } from "../findings/collector.ts";
import type { Exchange } from "../traffic/exchange.ts";
import { buildRequest, type HowToBuild } from "./build-request.ts";
import type { CallServer } from "./caller.ts";
import type { Harvest } from "./harvest.ts";
import type { Outcome } from "./outcome.ts";
import { variantsOf, type SkippedPlace } from "./variants.ts";

/** Maximum number of additional values, and the seed of the selection. */
export type VariantOptions = { most: number; seed: number };

/** Number of sent variants, and the skipped positions. */
export type SentVariants = { sent: number; skipped: SkippedPlace[] };

type Run = VariantOptions & {
  operations: readonly Operation[];
  outcomes: ReadonlyMap<string, Outcome>;
  harvest: Harvest;
  call: CallServer;
  look: (operation: Operation, exchange: Exchange, how: HowToBuild) => Outcome;
  findings: Collector;
};

/**
 * Sends additional values of the contract to reads that succeeded, one changed position per request, so that a refusal
 * can only be caused by that value.
 */
export const sendVariants = async (contract: Contract, run: Run): Promise<SentVariants> => {
  const { operations, outcomes, harvest, call, look, findings, most, seed } = run;
  const reads = operations.filter((it) => it.effect === "read");
  const isAnswering = (it: Operation) => outcomes.get(it.id) === "success";
  const all = reads.filter(isAnswering).map((it) => variantsOf(contract, it));
  const variants = all.flatMap((it) => it.variants);
  const chosen = new Set(createRandom(seed).shuffled(variants).slice(0, most));
  const skipped = [
    ...operations
      .filter((it) => !(it.effect === "read" && isAnswering(it)))
      .map(({ id, effect }) => ({
        operation: id,
        where: "the whole request",
        why: effect === "read" ? "did not succeed with its first example" : "is no read",
      })),
    ...all.flatMap((it) => it.skipped),
    ...variants
      .filter((it) => !chosen.has(it))
      .map(({ operation, where }) => ({ operation: operation.id, where, why: "is over the number of --max-examples" })),
  ];
  let sent = 0;
  // In the order of the contract, so that reports of the same seed are equal.
  for (const { operation, where, change } of variants.filter((it) => chosen.has(it))) {
    const answer = await call(operation, buildRequest(contract, operation, harvest, { change }));
    sent++;
    const finding = { operation: operation.id, where, ...contract.placeOf({ operation: operation.id }) };
    if ("failure" in answer) {
      findings.add({ ...finding, rule: "no-answer", severity: "error", message: `got no answer: ${answer.reason}` });
      // If the server is down, the remaining requests are skipped.
      if (answer.failure === "unreachable") break;
      continue;
    }
    const outcome = look(operation, answer, { change });
    const { status } = answer.reply;
    if (outcome === "failed")
      findings.add({
        ...finding,
        rule: "refused-example",
        severity: "error",
        message: `fails in the server (${status})`,
      });
    if (outcome === "refused")
      findings.add({
        ...finding,
        rule: "refused-example",
        severity: "warning",
        message: `is refused (${status}), and the contract allows it`,
      });
  }
  return { sent, skipped };
};
