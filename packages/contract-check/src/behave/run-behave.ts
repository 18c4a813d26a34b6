import type { Contract, Operation } from "../contract/contract.ts";
import { createRandom, seedFor } from "../create-random.ts";
import { collector } from "../findings/collector.ts";
import type { Finding } from "../findings/finding.ts";
import { curlOf } from "../live/curl-of.ts";
import { noAnswer } from "../live/no-reply.ts";
import { whyNothing } from "../live/outcome.ts";
import type { Answer, Request } from "./answer.ts";
import { createAsk, type AskOptions } from "./ask.ts";
import type { Check } from "./behaviour.ts";
import type { Limits } from "./behave-options.ts";
import { checkEffects } from "./effects/check-effects.ts";
import { checkInput } from "./input/check-input.ts";
import { checkKeys } from "./keys/check-keys.ts";
import { checkLists } from "./lists/check-lists.ts";
import { lookAround } from "./look-around.ts";
import { checkRecords } from "./records/check-records.ts";
import { wantsAll, wantsOnly, type Hides, type Sought } from "./replay/sought.ts";
import { requestOf } from "./request-of.ts";
import { checkRights } from "./rights/check-rights.ts";
import { mayDo } from "./rights/session-of.ts";
import { RunEnds } from "./run-ends.ts";
import type { Run } from "./run.ts";
import type { Session } from "./session.ts";

export type BehaveOptions = Limits & {
  base: string;
  basePath: string | undefined;
  rate: number;
  timeout: number;
  operations: readonly Operation[];
  checks: ReadonlySet<Check>;
  session: Session;
  roles: readonly Session[];
  writes: boolean;
  money: boolean;
  /** Whether an ignored Idempotency-Key fails. */
  requiresKeys: boolean;
  minSuccess: number;
  /** Findings of an earlier run: only the calls that show them are made. */
  sought?: readonly Sought[];
  showValues: boolean;
  /** By default that of the platform. */
  fetch?: AskOptions["fetch"];
  stopped: AbortSignal;
  progress: (text: string) => void;
};

/** Something that was not checked. */
export type Left = { operation: string; check: Check; why: string; hides: Hides };

export type Behaved = {
  findings: Finding[];
  /** The operations that were called. */
  called: ReadonlySet<string>;
  calls: number;
  left: Left[];
  /** Why the run ended early, at a limit of it. */
  ended?: string;
  couldNotCheck?: string;
};

const CHECKS_OF: Readonly<Record<Check, (run: Run) => Promise<void>>> = {
  lists: checkLists,
  rights: checkRights,
  input: checkInput,
  records: checkRecords,
  effects: checkEffects,
  keys: checkKeys,
};

/** Checks how a server behaves, one check after the other. */
export const runBehave = async (contract: Contract, options: BehaveOptions): Promise<Behaved> => {
  const { base, operations, checks, roles, minSuccess, showValues, requiresKeys, sought, seed } = options;
  const wants = sought ? wantsOnly(sought) : wantsAll;
  const findings = collector();
  const called = new Set<string>();
  const left: Left[] = [];
  const curl = ({ variable }: Session, { shown }: Request) => curlOf(base, shown, variable);
  const { ask, calls } = createAsk(contract, {
    ...options,
    unanswered: ({ operation, ...request }, session, reason) =>
      findings.add({
        ...noAnswer(contract, operation, { failure: "unreachable", reason }, options.timeout),
        curl: curl(session, { operation, ...request }),
      }),
  });
  const around = {
    contract,
    operations,
    request: requestOf(contract, showValues),
    ask: async (session: Session, request: Request) => {
      called.add(request.operation.id);
      return ask(session, request);
    },
  };
  const tell: Run["tell"] = (operation, { origin = operation.origin, answers, ...told }) => {
    if (sought && !sought.some((it) => it.rule === told.rule && it.operation === operation.id)) return;
    const isInferred = origin === "inferred" && !(requiresKeys && told.rule === "key-ignored");
    findings.add({
      ...told,
      operation: operation.id,
      severity: isInferred ? "warning" : "error",
      ...(isInferred && { origin }),
      ...contract.placeOf({ operation: operation.id }),
      curl: answers.map((it) => curl(it.session, it.request)).join(" && "),
    });
  };
  const answered: Answer[] = [];
  let ended: RunEnds | undefined;
  try {
    const main = await lookAround(around, options.session);
    answered.push(...main.first.values());
    const members = [];
    if (checks.has("rights"))
      for (const it of roles)
        members.push(await lookAround(around, it, (member, operation) => mayDo(member, operation) !== false));
    const run: Run = {
      ...around,
      ...options,
      main,
      roles: members,
      random: createRandom(seed),
      randomFor: (text) => createRandom(seedFor(seed, text)),
      wants,
      tell,
      leave: (operation, check, why, hides = () => true) => {
        if (wants(check, operation)) left.push({ operation: operation.id, check, why, hides });
      },
    };
    for (const [check, make] of Object.entries(CHECKS_OF)) if (checks.has(check as Check)) await make(run);
  } catch (error) {
    if (!(error instanceof RunEnds)) throw error;
    ended = error;
  }
  const nothing = ended
    ? undefined
    : whyNothing(
        answered.map((it) => it.outcome),
        minSuccess,
      );
  const couldNotCheck = ended?.isCut ? `${ended.message}.` : nothing;
  return {
    findings: findings.all(),
    called,
    calls: calls(),
    left,
    ...(ended && { ended: ended.message }),
    ...(couldNotCheck && { couldNotCheck }),
  };
};
