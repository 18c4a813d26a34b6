import { exchangeKind, type Kind } from "../checks/exchange-kind.ts";
import type { Contract } from "../contract/contract.ts";
import type { Exchange } from "../traffic/exchange.ts";
import { personalValues } from "./personal-values.ts";
import { requestSchema, schemaOfReply } from "./schema-for-body.ts";
import { addressScrubber } from "./scrub-address.ts";
import { bodyScrubber } from "./scrub-body.ts";
import { scrubbedEntry } from "./scrubbed-entry.ts";

/**
 * Makes what removes secrets and personal data from exchanges. `learn` first takes note of personal values, `scrub` then
 * removes them wherever they are said again.
 */
export const scrubber = (contract: Contract, basePath: string) => {
  const placed = exchangeKind(contract, basePath);
  const count = { masked: 0 };
  const masked = () => void count.masked++;
  const personal = personalValues();
  const bodies = bodyScrubber(contract, personal, masked);
  const address = addressScrubber(contract, personal, masked);

  const schemasOf = (exchange: Exchange) => {
    const { match } = placed(exchange);
    if (!match) return {};
    const { operation } = match;
    return { match, sent: requestSchema(operation, exchange), got: schemaOfReply(contract, operation, exchange) };
  };

  return {
    count,
    kindOf: (exchange: Exchange): Kind => placed(exchange).kind,
    /** Takes note of personal values. */
    learn: (exchange: Exchange): void => {
      const { match, sent, got } = schemasOf(exchange);
      for (const { in: place, name, schema } of match?.operation.parameters ?? [])
        if (schema["x-pii"] === true || schema["x-secret"] === true)
          personal.add(place === "path" ? match!.path[name] : exchange.url.searchParams.get(name));
      bodies.learn(exchange.request.body, sent);
      bodies.learn(exchange.reply.body, got);
    },
    /** The exchange as an entry of a HAR that may be committed. */
    scrub: (exchange: Exchange): object => {
      const { match, sent, got } = schemasOf(exchange);
      return scrubbedEntry(exchange, {
        url: address(exchange.url, match),
        sent: bodies.scrub(exchange.request.body, sent),
        got: bodies.scrub(exchange.reply.body, got),
      });
    },
  };
};
