import type { Content } from "../contract/contract.ts";
import { documentedMedia, isJsonType, jsonMedia } from "../contract/media-type.ts";
import { typeInWords as named } from "../scrub/shown.ts";
import type { Body } from "../traffic/exchange.ts";
import { checkBody, report, sideName, type CheckContext } from "./check-context.ts";
import { checkReplyHeaders } from "./check-reply-headers.ts";
import { checkJsonText } from "./values/check-json-text.ts";
import { checkSuccess } from "./check-success.ts";
import { isRefusal } from "./is-refusal.ts";
import { jsonOf } from "./values/parse-json.ts";
import { replySchema } from "./reply-schema.ts";
import { statusOf } from "./status-of.ts";
import type { Side } from "./watch.ts";

const isHtml = ({ type, text }: { type: string; text: string }) =>
  type === "text/html" || /^\s*<(!doctype|html)/i.test(text);

/** Describes a body in words. */
const kindOf = (body: Body) => {
  if (body.kind === "none") return "an empty body";
  if (body.kind !== "text") return "a body";
  return isHtml(body) ? "an HTML page" : jsonOf(body) === undefined ? "a body that is not JSON" : "JSON";
};

type Text = Body & { kind: "text" };

const checkJson = (context: CheckContext, side: Side, content: Content, body: Text, value: unknown) => {
  const { operation, exchange, watch, contract } = context;
  const where = `${sideName(side)}: the whole body`;
  if (!isJsonType(body.type))
    report(context, {
      rule: "wrong-content-type",
      where,
      message: `is JSON, but sent as ${named(body.type, "nothing")}`,
    });
  const disagrees = checkSuccess(context, side, value);
  const documented = documentedMedia(content, body.type)?.[1] ?? jsonMedia(content);
  const schema = replySchema(contract, exchange.reply.status, documented, value);
  if (!schema) return;
  watch.checked?.(operation);
  checkJsonText(context, side, body.text, value);
  // If the body contradicts its status, further findings would only repeat that.
  if (!disagrees) checkBody(context, side, schema, value);
};

const checkText = (context: CheckContext, side: Side, content: Content, body: Text) => {
  const { operation, watch } = context;
  const where = `${sideName(side)}: the whole body`;
  const value = jsonOf(body);
  if (isRefusal(value)) return checkJson(context, side, content, body, value);
  const documented = documentedMedia(content, body.type);
  const isOther = documented && !isJsonType(body.type) && !isHtml(body);
  if (isOther) {
    watch.checked?.(operation);
    const [, media] = documented;
    if (media.schema && body.type === "text/plain")
      checkBody(context, side, { node: media.schema, pointer: media.pointer }, body.text);
    return;
  }
  if (!jsonMedia(content)) {
    if (documented) return watch.checked?.(operation);
    const message = `is ${named(body.type, "of no type")}, not ${[...content.keys()].join(" or ")}`;
    watch.checked?.(operation);
    return report(context, { rule: "wrong-content-type", where, message });
  }
  if (value !== undefined) return checkJson(context, side, content, body, value);
  // HTML comes from a sign-in page or another site; anything else was meant as the reply.
  if (!isHtml(body)) watch.checked?.(operation);
  const message = isHtml(body) ? "is an HTML page, should be JSON" : "is not JSON: broken or cut off";
  report(context, { rule: "not-json", where, message });
};

/** The body of a redirect is not shown by browsers. Any other undocumented body is reported. */
const checkUndocumentedBody = (context: CheckContext, side: Side, body: Text) => {
  const { operation, watch, exchange } = context;
  const { status } = exchange.reply;
  watch.checked?.(operation);
  if (body.text.trim() === "" || (status >= 300 && status < 400)) return;
  const value = jsonOf(body);
  // Requiring messages in a refusal is a convention of the platform.
  if (isRefusal(value) && replySchema(context.contract, status, undefined, value))
    return checkJson(context, side, new Map(), body, value);
  report(context, {
    rule: "undocumented-field",
    where: `${sideName(side)}: the whole body`,
    message: `comes with ${kindOf(body)}, and the contract has none`,
  });
};

/** The documented success that is nearest to a success that is not documented: 200 for 201. */
const nearestSuccess = (replies: ReadonlyMap<string, Content>, status: number): string | undefined => {
  const distance = (key: string) => Math.abs(Number(key) - status);
  const successes = status >= 200 && status < 300 ? [...replies.keys()].filter((it) => /^2\d\d$/.test(it)) : [];
  return successes.toSorted((one, other) => distance(one) - distance(other))[0];
};

/**
 * Reports an undocumented status. The body of a success is held against the nearest documented one, since the status
 * would hide what is wrong in it: NestJS answers every POST with 201.
 */
const checkUndocumentedStatus = (context: CheckContext, body: Body) => {
  const { operation, exchange, watch } = context;
  const { status } = exchange.reply;
  const side = { of: "reply", status: String(status) } as const;
  const nearest = nearestSuccess(operation.replies, status);
  const content = nearest === undefined ? undefined : operation.replies.get(nearest)!;
  const isCompared = content !== undefined && content.size > 0 && body.kind === "text";
  const hint = isCompared
    ? `Its body is held against that of ${nearest}.`
    : status >= 300 && status < 400
      ? "Is the session still valid?"
      : undefined;
  report(context, {
    rule: "undocumented-status",
    where: `reply ${status}`,
    message: `is not in the contract, which has ${[...operation.replies.keys()].join(", ")}; it came with ${kindOf(body)}`,
    ...(hint && { hint }),
  });
  if (isCompared) return checkText(context, side, content, body);
  if (status < 300) watch.checked?.(operation);
  const value = body.kind === "text" ? jsonOf(body) : undefined;
  if (value !== undefined) checkSuccess(context, side, value);
};

/** Checks a reply against the contract. */
export const checkReply = (context: CheckContext): void => {
  const { operation, exchange, watch } = context;
  const { status, body } = exchange.reply;
  // Not modified: the browser shows its cached copy, which was checked when it was received.
  if (status === 304) return;
  const documented = statusOf(operation.replies, status);
  watch.status?.(operation, status, documented, body);
  if (documented === undefined) return checkUndocumentedStatus(context, body);
  const side = { of: "reply", status: documented } as const;
  const content = operation.replies.get(documented)!;
  checkReplyHeaders(context, documented);
  if (exchange.method === "HEAD") return;
  if (body.kind === "unrecorded") return watch.unrecorded?.(operation);
  if (body.kind === "text")
    return content.size === 0 ? checkUndocumentedBody(context, side, body) : checkText(context, side, content, body);
  if (content.size === 0) return watch.checked?.(operation);
  // Many servers send no body when the user is signed out.
  if (status === 401) return;
  watch.checked?.(operation);
  report(context, { rule: "not-json", where: `${sideName(side)}: the whole body`, message: "is empty" });
};
