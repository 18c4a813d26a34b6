import { checker } from "../checks/checker.ts";
import { parseJson } from "../checks/values/parse-json.ts";
import type { Watch } from "../checks/watch.ts";
import type { Contract, Operation } from "../contract/contract.ts";
import { expand } from "../schema/parts/expand.ts";
import { collector, type Collector } from "../findings/collector.ts";
import type { Finding } from "../findings/finding.ts";
import { CannotCheck } from "../frame/cannot-check.ts";
import type { Exchange } from "../traffic/exchange.ts";
import type { SendOptions, Failure } from "./send-request.ts";
import { buildRequest } from "./build-request.ts";
import { caller } from "./caller.ts";
import { checkHeaders } from "./check-headers.ts";
import { createHarvest } from "./harvest.ts";
import { livePrefix } from "./live-prefix.ts";
import { outcomeOf, whyNothing, type Outcome } from "./outcome.ts";
import { plan } from "./plan.ts";
import { sendVariants, type SentVariants, type VariantOptions } from "./send-variants.ts";

export type LiveOptions = SendOptions & {
  /** The operations that may be called; by default all. */
  operations?: readonly Operation[];
  /** The server prefix, already part of `base`; by default from the contract's servers. */
  basePath?: string | undefined;
  /** Requests per second. */
  rate: number;
  writes: boolean;
  /** Minimum percentage of successful calls. */
  minSuccess?: number;
  showValues?: boolean;
  watch?: Watch;
  /** Also sends values other than the first examples. */
  variants?: VariantOptions | undefined;
};

export type Live = {
  findings: Finding[];
  exchanges: Exchange[];
  outcomes: ReadonlyMap<string, Outcome>;
  /** Skipped operations with reasons. */
  skipped: ReadonlyMap<string, string>;
  variants?: SentVariants;
  couldNotCheck?: string;
};

/** Number of consecutive calls without an answer after which the run stops. */
const PATIENCE = 3;

const sessionCookiesOf = ({ document }: Contract): Set<string> => {
  const schemes = (document["components"] as { securitySchemes?: Record<string, { in?: string; name?: string }> })
    ?.securitySchemes;
  return new Set(Object.values(schemes ?? {}).flatMap((it) => (it.in === "cookie" && it.name ? [it.name] : [])));
};

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

/** Calls a server sequentially and checks its responses against the contract. */
export const runLive = async (contract: Contract, options: LiveOptions): Promise<Live> => {
  const { base, timeout, writes, minSuccess = 0, showValues = false, watch = {}, basePath } = options;
  const operations = options.operations ?? contract.operations;
  const check = checker(contract, { showValues, basePath });
  const { host } = new URL(base);
  const call = caller(options, basePath === undefined ? livePrefix(contract, host) : () => "");
  const cookies = sessionCookiesOf(contract);
  const findings: Collector = collector();
  const harvest = createHarvest();
  const outcomes = new Map<string, Outcome>();
  const exchanges: Exchange[] = [];
  const planned = plan(operations, writes);
  const skipped = new Map(planned.flatMap((it) => (it.skipped ? [[it.operation.id, it.skipped] as const] : [])));
  const isData = new Set(
    operations.filter((it) => [...it.replies.keys()].some((status) => status.startsWith("2"))).map((it) => it.id),
  );
  /** Consecutive unanswered calls. They are reported individually unless the server is down. */
  let unanswered: { operation: Operation; failure: Failure }[] = [];

  const look = (operation: Operation, exchange: Exchange): Outcome => {
    exchanges.push(exchange);
    check(exchange, { ...watch, finding: (it) => findings.add(it) });
    for (const finding of checkHeaders(exchange, cookies)) findings.add(finding);
    return outcomeOf(exchange, !isData.has(operation.id));
  };
  const take = (operation: Operation, exchange: Exchange) => {
    outcomes.set(operation.id, look(operation, exchange));
    const { body, status } = exchange.reply;
    if (status < 300 && body.kind === "text")
      harvest.learn(operation, (parseJson(body.text) as { data?: unknown } | null | undefined)?.data);
  };
  const tellUnanswered = () => {
    for (const { operation, failure } of unanswered) findings.add(noAnswer(contract, operation, failure, timeout));
    unanswered = [];
  };
  const isGone = () => unanswered.length >= PATIENCE;

  for (const { operation } of planned.filter((it) => !it.skipped)) {
    if (isGone()) {
      skipped.set(operation.id, "the server had stopped answering");
      continue;
    }
    const answer = await call(operation, buildRequest(contract, operation, harvest));
    if ("failure" in answer) {
      if (answer.failure === "unreachable" && outcomes.size === 0)
        throw new CannotCheck(`${host} cannot be reached: ${answer.reason}.`);
      outcomes.set(operation.id, "no answer");
      unanswered.push({ operation, failure: answer });
      continue;
    }
    tellUnanswered();
    take(operation, answer);
    const required = isEmptyList(answer) ? requiredFields(contract, operation) : [];
    if (required.length === 0) continue;
    // The example's filters may match nothing here, so the list is requested without them.
    const again = await call(operation, buildRequest(contract, operation, harvest, { only: required }));
    if (!("failure" in again)) take(operation, again);
  }
  const last = unanswered.at(-1)?.failure;
  const stopped = isGone()
    ? `${host} stopped answering: ${PATIENCE} calls in a row ${last?.failure === "timeout" ? `hung for ${timeout / 1000} s` : `got no answer (${last?.reason})`}.`
    : undefined;
  if (!stopped) tellUnanswered();

  const variants =
    options.variants && !stopped
      ? await sendVariants(contract, { ...options.variants, operations, outcomes, harvest, call, look, findings })
      : undefined;
  const nothing = whyNothing(
    [...outcomes].filter(([id]) => isData.has(id)).map(([, it]) => it),
    minSuccess,
  );
  const couldNotCheck = stopped ?? nothing;
  return {
    findings: findings.all(),
    exchanges,
    outcomes,
    skipped,
    ...(variants && { variants }),
    ...(couldNotCheck && { couldNotCheck }),
  };
};
