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
import { buildRequest, type HowToBuild } from "./build-request.ts";
import { caller } from "./caller.ts";
import { checkHeaders } from "./check-headers.ts";
import { curlOf } from "./curl-of.ts";
import { createHarvest } from "./harvest.ts";
import { livePrefix } from "./live-prefix.ts";
import { missingOperation, noAnswer } from "./no-reply.ts";
import { outcomeOf, whyNothing, type Outcome } from "./outcome.ts";
import { plan } from "./plan.ts";
import { COOKIE_VARIABLE } from "./read-cookie.ts";
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
  /** Says how many calls are done. */
  progress?: (text: string) => void;
  /** Aborts when the user stops the run. */
  stopped?: AbortSignal;
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

/** Calls a server sequentially and checks its responses against the contract. */
export const runLive = async (contract: Contract, options: LiveOptions): Promise<Live> => {
  const { base, timeout, writes, minSuccess = 0, showValues = false, watch = {}, basePath } = options;
  const operations = options.operations ?? contract.operations;
  const check = checker(contract, { showValues, basePath });
  const { host } = new URL(base);
  const prefixOf = basePath === undefined ? livePrefix(contract, host) : () => "";
  const call = caller(options, prefixOf);
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

  /** Ids come from replies: without `showValues` the line has those of the contract's examples. */
  const curlFor = (operation: Operation, how: HowToBuild) => {
    const ids = showValues ? harvest : createHarvest();
    return curlOf(
      base + prefixOf(operation),
      buildRequest(contract, operation, ids, how),
      options.cookie === undefined ? undefined : COOKIE_VARIABLE,
    );
  };
  const look = (operation: Operation, exchange: Exchange, how: HowToBuild = {}, isFirst = false): Outcome => {
    exchanges.push(exchange);
    const found: Finding[] = [];
    let curl: string | undefined;
    const tell = (finding: Finding) => findings.add({ ...finding, curl: (curl ??= curlFor(operation, how)) });
    check(exchange, { ...watch, finding: (it) => void found.push(it) });
    const ofReply = found.filter((it) => it.where.startsWith("reply"));
    const missing = isFirst ? missingOperation(operation, exchange.reply, ofReply) : undefined;
    if (missing) {
      tell(missing);
      return "not there";
    }
    for (const finding of [...found, ...checkHeaders(exchange, cookies)]) tell(finding);
    return outcomeOf(exchange, !isData.has(operation.id));
  };
  const take = (operation: Operation, exchange: Exchange, how: HowToBuild = {}) => {
    outcomes.set(operation.id, look(operation, exchange, how, true));
    const { body, status } = exchange.reply;
    if (status < 300 && body.kind === "text")
      harvest.learn(operation, (parseJson(body.text) as { data?: unknown } | null | undefined)?.data);
  };
  const tellUnanswered = () => {
    for (const { operation, failure } of unanswered)
      findings.add({ ...noAnswer(contract, operation, failure, timeout), curl: curlFor(operation, {}) });
    unanswered = [];
  };
  const isGone = () => unanswered.length >= PATIENCE;

  const toCall = planned.filter((it) => !it.skipped);
  for (const [index, { operation }] of toCall.entries()) {
    if (options.stopped?.aborted) {
      skipped.set(operation.id, "the run was stopped");
      continue;
    }
    options.progress?.(`${index} of ${toCall.length} operations called`);
    if (isGone()) {
      skipped.set(operation.id, "the server had stopped answering");
      continue;
    }
    const answer = await call(operation, buildRequest(contract, operation, harvest));
    if ("failure" in answer) {
      if (answer.failure === "unreachable" && outcomes.size === 0)
        throw new CannotCheck(`${host} cannot be reached: ${answer.reason.replace(/\.$/, "")}.`);
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
    if (!("failure" in again)) take(operation, again, { only: required });
  }
  const last = unanswered.at(-1)?.failure;
  const stopped = isGone()
    ? `${host} stopped answering: ${PATIENCE} calls in a row ${last?.failure === "timeout" ? `hung for ${timeout / 1000} s` : `got no answer (${last?.reason})`}.`
    : undefined;
  if (!stopped) tellUnanswered();

  const variants =
    options.variants && !stopped && !options.stopped?.aborted
      ? await sendVariants(contract, { ...options.variants, operations, outcomes, harvest, call, look, findings })
      : undefined;
  const nothing = whyNothing(
    [...outcomes].filter(([id]) => isData.has(id)).map(([, it]) => it),
    minSuccess,
  );
  const isCut = [...skipped.values()].includes("the run was stopped");
  const cut = isCut ? `the run was stopped after ${outcomes.size} of ${toCall.length} operations.` : undefined;
  const couldNotCheck = stopped ?? cut ?? nothing;
  return {
    findings: findings.all(),
    exchanges,
    outcomes,
    skipped,
    ...(variants && { variants }),
    ...(couldNotCheck && { couldNotCheck }),
  };
};
