import { exchangeKind, type Kind, type Placed } from "../checks/exchange-kind.ts";
import { cookiesOf } from "../checks/values/cookies-of.ts";
import { statusOf } from "../checks/status-of.ts";
import { platformRefusal } from "../checks/reply-schema.ts";
import type { Contract, Operation } from "../contract/contract.ts";
import type { Exchange } from "../traffic/exchange.ts";
import { isMarked } from "./is-marked.ts";
import { marksWithin } from "./marks-within.ts";
import { personalValues } from "./personal-values.ts";
import { requestSchema, schemaOfReply } from "./schema-for-body.ts";
import { addressScrubber } from "./scrub-address.ts";
import { bodyScrubber } from "./scrub-body.ts";
import { headerScrubber } from "./scrub-headers.ts";
import { scrubbedEntry } from "./scrubbed-entry.ts";

/**
 * Creates the functions that remove secrets and personal data from exchanges. `learn` first records personal values,
 * then `scrub` removes them wherever they occur.
 */
export const scrubber = (contract: Contract, basePath?: string) => {
  const placeOf = exchangeKind(contract, basePath);
  let last: { exchange: Exchange; placed: Placed } | undefined;
  /** Caches the placement, which each step needs. */
  const placed = (exchange: Exchange): Placed => {
    if (last?.exchange !== exchange) last = { exchange, placed: placeOf(exchange) };
    return last.placed;
  };
  const isMarkedWithin = marksWithin(contract);
  const hasMarks = new Map<Operation, boolean>();
  /** Whether anything in an operation is marked; most have nothing to search for. */
  const isTelling = (operation: Operation): boolean => {
    const before = hasMarks.get(operation);
    if (before !== undefined) return before;
    const { parameters, body, replies } = operation;
    const media = [body?.content, ...replies.values()].flatMap((it) => [...(it?.values() ?? [])]);
    const schemas = media.flatMap(({ schema, refusal }) => [schema ?? {}, refusal?.node ?? {}]);
    const found = [...parameters.map((it) => it.schema), ...schemas, ...platformRefusal(contract)].some(isMarkedWithin);
    hasMarks.set(operation, found);
    return found;
  };
  const count = { masked: 0 };
  const masked = () => void count.masked++;
  const personal = personalValues();
  const bodies = bodyScrubber(contract, personal, masked);
  const address = addressScrubber(contract, personal, masked);
  const headers = headerScrubber(contract, personal);

  const schemasOf = (exchange: Exchange) => {
    const { match } = placed(exchange);
    if (!match) return {};
    const { operation } = match;
    return { match, sent: requestSchema(operation, exchange), got: schemaOfReply(contract, operation, exchange) };
  };

  return {
    count,
    kindOf: (exchange: Exchange): Kind => placed(exchange).kind,
    /** Records personal values. */
    learn: (exchange: Exchange): void => {
      const { operation } = placed(exchange).match ?? {};
      if (!operation || !isTelling(operation)) return;
      const { match, sent, got } = schemasOf(exchange);
      const { headers: sentHeaders } = exchange.request;
      for (const { in: place, name, schema } of match?.operation.parameters ?? []) {
        if (!isMarked(contract, schema)) continue;
        if (place === "path") personal.add(match!.path[name]);
        if (place === "query") personal.add(exchange.url.searchParams.get(name));
        if (place === "header") personal.add(sentHeaders.get(name.toLowerCase())?.[0]);
        if (place === "cookie") personal.add(cookiesOf(sentHeaders).find(([it]) => it === name)?.[1]);
      }
      bodies.learn(exchange.request.body, sent);
      bodies.learn(exchange.reply.body, got);
    },
    /** The exchange as a HAR entry that may be committed. */
    scrub: (exchange: Exchange): object => {
      const { match, sent, got } = schemasOf(exchange);
      const { operation } = match ?? {};
      const status = operation && statusOf(operation.replies, exchange.reply.status);
      const documented = operation?.replyHeaders.get(status ?? "") ?? [];
      return scrubbedEntry(exchange, {
        url: address(exchange.url, match),
        sent: bodies.scrub(exchange.request.body, sent),
        got: bodies.scrub(exchange.reply.body, got),
        sentHeaders: headers(exchange.request.headers, operation?.parameters ?? []),
        ...(exchange.reply.hasHeaders && { gotHeaders: headers(exchange.reply.headers, documented) }),
      });
    },
  };
};
