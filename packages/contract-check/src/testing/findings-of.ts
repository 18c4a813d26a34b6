import { checker } from "../checks/checker.ts";
import type { Contract } from "../contract/contract.ts";
import { convertFrom30 } from "../contract/convert-from-3-0.ts";
import type { Finding } from "../findings/finding.ts";
import { toExchange } from "../traffic/to-exchange.ts";
import { contractInMemory } from "./contract-in-memory.ts";

type Json = Record<string, unknown>;

/** One exchange with minimal input: `GET /notes` answered with 200 and this body. */
export type Call = {
  method?: string;
  path?: string;
  sent?: unknown;
  sentAs?: string;
  /** The request body as a HAR has it, instead of `sent`. */
  postData?: object;
  status?: number;
  body?: unknown;
  type?: string;
  headers?: Json;
  /** The reply headers besides its type; null if not recorded. */
  reply?: object | null;
  redirectURL?: string;
};

const JSON_TYPE = "application/json";

/** A contract with these paths, in this version of OpenAPI. */
export const contractOfPaths = (paths: Json, components: Json = {}, openapi = "3.1.0"): Contract => {
  const document = { openapi, paths, components };
  return contractInMemory(openapi.startsWith("3.0") ? convertFrom30(document) : document);
};

/** The findings of a call: `severity rule where`. */
export const findingsOf = (contract: Contract, call: Call): string[] => {
  const { method = "GET", path = "/notes", sent, sentAs = JSON_TYPE, status = 200, body = {}, type = JSON_TYPE } = call;
  const exchange = toExchange(
    {
      request: {
        method,
        url: `https://office.example${path}`,
        headers: { ...(sent !== undefined && { "content-type": sentAs }), ...call.headers },
        body: sent,
        ...(call.postData && { postData: call.postData }),
      },
      response: {
        status,
        ...(call.reply !== null && { headers: { "content-type": type, ...call.reply } }),
        ...(call.redirectURL !== undefined && { redirectURL: call.redirectURL }),
        body,
      },
    },
    "here",
  );
  if ("unusable" in exchange) throw new Error(exchange.unusable);
  const findings: Finding[] = [];
  checker(contract)(exchange, { finding: (it) => void findings.push(it) });
  return findings.map((it) => `${it.severity} ${it.rule} ${it.where}`);
};

/** A JSON reply or body with this schema. */
export const jsonOf = (schema: unknown) => ({ description: "Done", content: { [JSON_TYPE]: { schema } } });

/** The findings of values as the reply of `GET /notes` with this schema. */
export const repliesOf = (schema: unknown, values: readonly unknown[], components: Json = {}): string[][] => {
  const contract = contractOfPaths({ "/notes": { get: { responses: { 200: jsonOf(schema) } } } }, components);
  // Serialized, because a text body would be taken as JSON already.
  return values.map((it) => findingsOf(contract, { body: JSON.stringify(it) }));
};
