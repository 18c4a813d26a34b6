import type { Content, Contract, Media } from "../contract/contract.ts";
import type { SchemaAt } from "../schema/schema-at.ts";
import type { Body } from "../traffic/exchange.ts";
import { checkBody, report, sideName, type CheckContext } from "./check-context.ts";
import { checkSuccess } from "./check-success.ts";
import { parseJson } from "./parse-json.ts";
import type { Side } from "./watch.ts";

const REFUSAL = "#/components/schemas/Refusal";

const isJson = (type: string) => /[/+]json$/.test(type) || type === "*/*";
const isHtml = ({ type, text }: { type: string; text: string }) =>
  type === "text/html" || /^\s*<(!doctype|html)/i.test(text);

/** What a body is, in words. */
const kindOf = (body: Body) => {
  if (body.kind === "none") return "an empty body";
  if (body.kind !== "text") return "a body";
  return isHtml(body) ? "an HTML page" : parseJson(body.text) === undefined ? "a body that is not JSON" : "JSON";
};

const documentedStatus = (replies: ReadonlyMap<string, Content>, status: number): string | undefined =>
  [String(status), `${Math.floor(status / 100)}XX`, "default"].find((it) => replies.has(it));

const isRefusal = (value: unknown) => (value as { success?: unknown } | null | undefined)?.success === false;

/** A refusal has its own schema, whatever the reply's is. */
const schemaFor = (
  contract: Contract,
  status: number,
  media: Media | undefined,
  value: unknown,
): SchemaAt | undefined => {
  const schemas = (contract.document["components"] as { schemas?: Record<string, unknown> } | undefined)?.schemas;
  if (status < 300 && isRefusal(value) && schemas?.["Refusal"])
    return { node: contract.resolve(REFUSAL), pointer: REFUSAL };
  return media?.schema && { node: media.schema, pointer: media.pointer };
};

const checkText = (
  context: CheckContext,
  side: Side & { of: "reply" },
  content: Content,
  body: Body & { kind: "text" },
) => {
  const { contract, operation, exchange, watch } = context;
  const where = `${sideName(side)}: the whole body`;
  const value = parseJson(body.text);
  const json = [...content].find(([type]) => isJson(type))?.[1];
  if (!json && content.size > 0 && !isRefusal(value)) {
    if (content.has(body.type) || content.has("*/*")) watch.checked?.(operation);
    else
      report(context, {
        rule: "wrong-content-type",
        where,
        message: `is ${body.type || "of no type"}, not ${[...content.keys()].join(" or ")}`,
      });
    return;
  }
  if (!json && !isRefusal(value)) return;
  if (value === undefined) {
    const message = isHtml(body) ? "is an HTML page, should be JSON" : "is not JSON: broken or cut off";
    report(context, { rule: "not-json", where, message });
    return;
  }
  if (!isJson(body.type))
    report(context, { rule: "wrong-content-type", where, message: `is JSON, but sent as ${body.type || "nothing"}` });
  const disagrees = checkSuccess(context, side, value);
  const schema = schemaFor(contract, exchange.reply.status, json, value);
  if (!schema) return;
  watch.checked?.(operation);
  // A body that contradicts its status would only be told again what it is not.
  if (!disagrees) checkBody(context, side, schema, value);
};

/** Holds a reply against the contract. */
export const checkReply = (context: CheckContext): void => {
  const { operation, exchange, watch } = context;
  const { status, body } = exchange.reply;
  // Not modified: the browser shows what it has, and that was checked when it came.
  if (status === 304) return;
  const documented = documentedStatus(operation.replies, status);
  const value = body.kind === "text" ? parseJson(body.text) : undefined;
  watch.status?.(operation, status, documented, value);
  if (documented === undefined) {
    const hint = status >= 300 && status < 400 ? "Is the session still valid?" : undefined;
    report(context, {
      rule: "undocumented-status",
      where: `reply ${status}`,
      message: `The contract has ${[...operation.replies.keys()].join(", ")}; this came with ${kindOf(body)}`,
      ...(hint && { hint }),
    });
    if (value !== undefined) checkSuccess(context, { of: "reply", status: String(status) }, value);
    return;
  }
  const side = { of: "reply", status: documented } as const;
  const content = operation.replies.get(documented)!;
  if (body.kind === "unrecorded") return watch.unrecorded?.(operation);
  if (body.kind === "text") return checkText(context, side, content, body);
  if (content.size === 0) return watch.checked?.(operation);
  // Whoever is signed out is told nothing more, by many servers.
  if (status === 401 || exchange.method === "HEAD") return;
  report(context, { rule: "not-json", where: `${sideName(side)}: the whole body`, message: "is empty" });
};
