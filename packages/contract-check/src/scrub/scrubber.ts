import { isSecretName, isToken } from "../checks/check-address.ts";
import { checker } from "../checks/checker.ts";
import { parseJson } from "../checks/parse-json.ts";
import type { Side } from "../checks/watch.ts";
import type { Contract } from "../contract/contract.ts";
import { matchOperation, type Match } from "../contract/match-operation.ts";
import type { Visit } from "../schema/visit.ts";
import { walk } from "../schema/walk.ts";
import type { Body, Exchange } from "../traffic/exchange.ts";
import { isPersonalName } from "./is-personal-name.ts";
import { looksPersonal, withoutPersonal } from "./looks-personal.ts";
import { maskUnknown } from "./mask-unknown.ts";
import { valueMasker } from "./mask-value.ts";
import { schemaForBody } from "./schema-for-body.ts";
import { scrubHeaders } from "./scrub-headers.ts";

/** Shorter texts are too common to be looked for elsewhere. */
const SHORTEST = 4;

const lastName = (at: string) => at.split(".").at(-1)!.replaceAll("[]", "");

/** Whether a schema lets a value be anything: then it may repeat what is personal elsewhere. */
const isFree = ({ parts }: Visit) =>
  !parts.some((it) => ["enum", "const", "format"].some((key) => it.node[key] !== undefined));

/**
 * Makes what removes secrets and personal data from exchanges. `learn` first takes note of personal values, `scrub` then
 * removes them wherever they are said again.
 */
export const scrubber = (contract: Contract, basePath: string) => {
  const find = matchOperation(contract.operations);
  const kindOf = checker(contract, { basePath });
  const mask = valueMasker(contract);
  const personal = new Set<string>();
  const count = { masked: 0 };

  const matchOf = ({ method, url }: Exchange) => find(method, url.pathname.slice(basePath.length)).match;

  const hide = (visit: Visit) => {
    const { value, at, parts, sensitive, undocumented, replace } = visit;
    const put = (other: unknown) => {
      if (other === value) return;
      count.masked++;
      replace(other);
    };
    if (undocumented) return put(maskUnknown(value));
    if (typeof value === "object") return;
    const name = lastName(at);
    if (sensitive || (parts.length === 0 && (isPersonalName(name) || isSecretName(name))))
      return put(mask(value, parts));
    if (typeof value !== "string") return;
    if (isFree(visit) && personal.has(value)) return put(mask(value, parts));
    const rest = isFree(visit) ? withoutPersonal(value) : value;
    if (rest !== value) put(rest === "removed" || rest === "removed@example.com" ? mask(value, parts) : rest);
  };

  const scrubBody = (body: Body, side: Side, match: Match | undefined, status: number): string | undefined => {
    if (body.kind === "none" || body.kind === "unrecorded") return undefined;
    const value: unknown = body.kind === "form" ? { ...body.values } : parseJson(body.text);
    if (value === undefined) return body.kind === "text" && /^\s*</.test(body.text) ? "<html></html>" : "removed";
    const schema = match && schemaForBody(contract, match.operation, side, status, value);
    if (!schema) return JSON.stringify(maskEnvelope(value));
    // In a box, for the value may itself be what is replaced.
    const box: { value: unknown } = { value };
    const replaceWhole = (other: unknown) => void (box.value = other);
    walk(contract, schema, value, { visit: (it) => hide(it.at === "" ? { ...it, replace: replaceWhole } : it) });
    return JSON.stringify(box.value);
  };

  /** Of what the contract does not know, the envelope stays: it says whether the call succeeded. */
  const maskEnvelope = (value: unknown): unknown => {
    const masked = maskUnknown(value);
    if (typeof value !== "object" || value === null || typeof masked !== "object") return masked;
    const { status, success } = value as { status?: unknown; success?: unknown };
    return {
      ...masked,
      ...(typeof status === "number" && { status }),
      ...(typeof success === "boolean" && { success }),
    };
  };

  const scrubAddress = ({ url }: Exchange, match: Match | undefined): URL => {
    const clean = new URL(url);
    clean.username = "";
    clean.password = "";
    clean.hash = "";
    const known = new Map(match?.operation.parameters.filter((it) => it.in === "query").map((it) => [it.name, it]));
    for (const [name, value] of url.searchParams) {
      const parameter = known.get(name);
      const schema = parameter?.schema;
      const hidden =
        !parameter ||
        schema?.["x-secret"] === true ||
        schema?.["x-pii"] === true ||
        isSecretName(name) ||
        isPersonalName(name);
      if (hidden || looksPersonal(value) || isToken(value) || personal.has(value)) {
        clean.searchParams.set(name, String(mask(value, schema ? [{ node: schema }] : [])));
        count.masked++;
      }
    }
    const secretParts = new Set(
      match?.operation.parameters
        .filter((it) => it.in === "path" && (it.schema["x-secret"] === true || it.schema["x-pii"] === true))
        .map((it) => match.path[it.name]),
    );
    clean.pathname = url.pathname
      .split("/")
      .map((it) => (secretParts.has(it) || looksPersonal(decodeURI(it)) || personal.has(it) ? "removed" : it))
      .join("/");
    return clean;
  };

  const scrub = (exchange: Exchange): object => {
    const match = matchOf(exchange);
    const { request, reply, method } = exchange;
    const url = scrubAddress(exchange, match);
    const sent = scrubBody(request.body, { of: "request" }, match, reply.status);
    const got = scrubBody(reply.body, { of: "reply", status: String(reply.status) }, match, reply.status);
    const isForm = request.body.kind === "form";
    const requestType = request.body.kind === "text" || request.body.kind === "form" ? request.body.type : "";
    const params = isForm && sent !== undefined ? Object.entries(JSON.parse(sent) as Record<string, unknown>) : [];
    const unrecorded = reply.body.kind === "unrecorded";
    return {
      startedDateTime: "1970-01-01T00:00:00.000Z",
      time: 0,
      request: {
        method,
        url: url.href,
        httpVersion: "HTTP/1.1",
        headers: scrubHeaders(request.headers),
        queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
        cookies: [],
        headersSize: -1,
        bodySize: sent === undefined ? 0 : Buffer.byteLength(sent),
        ...(sent !== undefined && {
          postData: isForm
            ? {
                mimeType: requestType,
                params: params.flatMap(([name, it]) => [it].flat().map((value) => ({ name, value: String(value) }))),
              }
            : { mimeType: requestType, text: sent },
        }),
      },
      response: {
        status: reply.status,
        statusText: "",
        httpVersion: "HTTP/1.1",
        headers: scrubHeaders(reply.headers),
        cookies: [],
        content: {
          size: got === undefined ? (unrecorded ? 1 : 0) : Buffer.byteLength(got),
          mimeType: reply.body.kind === "text" ? reply.body.type : "x-unknown",
          ...(got !== undefined && { text: got }),
        },
        redirectURL: "",
        headersSize: -1,
        bodySize: -1,
      },
      cache: {},
      timings: { send: 0, wait: 0, receive: 0 },
    };
  };

  return {
    count,
    /** Takes note of personal values; says what the exchange is. */
    learn: (exchange: Exchange) =>
      kindOf(exchange, {
        visit: (_, __, { value, sensitive }) => {
          if (sensitive && typeof value === "string" && value.length >= SHORTEST) personal.add(value);
        },
      }),
    scrub,
  };
};
