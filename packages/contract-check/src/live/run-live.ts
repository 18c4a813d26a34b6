import { checker } from "../checks/checker.ts";
import { parseJson } from "../checks/parse-json.ts";
import type { Watch } from "../checks/watch.ts";
import type { Contract, Operation } from "../contract/contract.ts";
import { expand } from "../schema/expand.ts";
import { collector, type Collector } from "../findings/collector.ts";
import type { Finding } from "../findings/finding.ts";
import { CannotCheck } from "../frame/cannot-check.ts";
import type { Exchange } from "../traffic/exchange.ts";
import { ask, type AskOptions, type Failure } from "./ask.ts";
import { buildRequest } from "./build-request.ts";
import { checkHeaders } from "./check-headers.ts";
import { createHarvest } from "./harvest.ts";
import { outcomeOf, whyNothing, type Outcome } from "./outcome.ts";
import { plan } from "./plan.ts";

export type LiveOptions = AskOptions & {
  /** Requests a second. */
  rate: number;
  writes: boolean;
  /** How many of a hundred calls must succeed. */
  minSuccess?: number;
  showValues?: boolean;
  watch?: Watch;
};

export type Live = {
  findings: Finding[];
  exchanges: Exchange[];
  outcomes: ReadonlyMap<string, Outcome>;
  /** Operations that were not called, and why. */
  skipped: ReadonlyMap<string, string>;
  couldNotCheck?: string;
};

/** A server that lets this many calls in a row hang is not asked again. */
const PATIENCE = 3;

const sessionCookiesOf = ({ document }: Contract): Set<string> => {
  const schemes = (document["components"] as { securitySchemes?: Record<string, { in?: string; name?: string }> })
    ?.securitySchemes;
  return new Set(Object.values(schemes ?? {}).flatMap((it) => (it.in === "cookie" && it.name ? [it.name] : [])));
};

const pause = (until: number) =>
  new Promise((resolve) => void setTimeout(resolve, Math.max(0, until - performance.now())));

const isEmptyList = ({ reply: { body } }: Exchange) => {
  const data = body.kind === "text" ? (parseJson(body.text) as { data?: unknown } | null | undefined)?.data : undefined;
  const items = Array.isArray(data) ? data : (data as { items?: unknown } | null | undefined)?.items;
  return Array.isArray(items) && items.length === 0;
};

const requiredFields = (contract: Contract, { body }: Operation): string[] => {
  const media = [...(body?.content.values() ?? [])].find((it) => it.schema);
  if (!media?.schema) return [];
  const { parts } = expand(contract, { node: media.schema });
  return parts.flatMap((it) => (it.node["required"] ?? []) as string[]);
};

const noAnswer = (contract: Contract, { id }: Operation, { failure, reason }: Failure, timeout: number): Finding => ({
  rule: "no-answer",
  severity: "error",
  operation: id,
  where: "reply",
  message: failure === "timeout" ? `did not come within ${timeout / 1000} s` : `did not come: ${reason}`,
  ...contract.placeOf({ operation: id }),
});

/** Calls a server, one request after the other, and holds what it answers against the contract. */
export const runLive = async (contract: Contract, options: LiveOptions): Promise<Live> => {
  const { base, rate, timeout, writes, minSuccess = 0, showValues = false, watch = {} } = options;
  const check = checker(contract, { showValues, basePath: new URL(base).pathname });
  const cookies = sessionCookiesOf(contract);
  const findings: Collector = collector();
  const harvest = createHarvest();
  const outcomes = new Map<string, Outcome>();
  const exchanges: Exchange[] = [];
  const planned = plan(contract, writes);
  const skipped = new Map(planned.flatMap((it) => (it.skipped ? [[it.operation.id, it.skipped] as const] : [])));
  const isData = new Set(
    contract.operations
      .filter((it) => [...it.replies.keys()].some((status) => status.startsWith("2")))
      .map((it) => it.id),
  );
  let next = 0;
  let late = 0;

  const take = (operation: Operation, exchange: Exchange) => {
    exchanges.push(exchange);
    check(exchange, { ...watch, finding: (it) => findings.add(it) });
    for (const finding of checkHeaders(exchange, cookies)) findings.add(finding);
    outcomes.set(operation.id, outcomeOf(exchange, !isData.has(operation.id)));
    const { body, status } = exchange.reply;
    if (status < 300 && body.kind === "text")
      harvest.learn(operation, (parseJson(body.text) as { data?: unknown } | null | undefined)?.data);
  };

  for (const { operation } of planned.filter((it) => !it.skipped)) {
    if (late >= PATIENCE) {
      skipped.set(operation.id, "the server had stopped answering");
      continue;
    }
    await pause(next);
    next = performance.now() + 1000 / rate;
    const answer = await ask(buildRequest(contract, operation, harvest), operation.id, options);
    if (!("failure" in answer)) {
      late = 0;
      take(operation, answer);
      const required = isEmptyList(answer) ? requiredFields(contract, operation) : [];
      if (required.length === 0) continue;
      // The example's filters may fit nothing here; a row is wanted, to ask for it.
      await pause(next);
      next = performance.now() + 1000 / rate;
      const again = await ask(buildRequest(contract, operation, harvest, required), operation.id, options);
      if (!("failure" in again)) take(operation, again);
      continue;
    }
    if (answer.failure === "unreachable" && exchanges.length === 0 && outcomes.size === 0)
      throw new CannotCheck(`${new URL(base).host} cannot be reached: ${answer.reason}.`);
    late = answer.failure === "timeout" ? late + 1 : 0;
    outcomes.set(operation.id, "no answer");
    findings.add(noAnswer(contract, operation, answer, timeout));
  }

  const nothing = whyNothing(
    [...outcomes].filter(([id]) => isData.has(id)).map(([, it]) => it),
    minSuccess,
  );
  const couldNotCheck =
    late >= PATIENCE
      ? `${new URL(base).host} stopped answering: ${PATIENCE} calls in a row hung for ${timeout / 1000} s.`
      : nothing;
  return { findings: findings.all(), exchanges, outcomes, skipped, ...(couldNotCheck && { couldNotCheck }) };
};
