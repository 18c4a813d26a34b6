import { documentedMedia, isJsonType, jsonMedia } from "../contract/media-type.ts";
import type { Media } from "../contract/contract.ts";
import type { SchemaAt } from "../schema/parts/schema-at.ts";
import { typeInWords as named } from "../scrub/shown.ts";
import type { Body } from "../traffic/exchange.ts";
import { checkBody, report, type CheckContext } from "./check-context.ts";
import { checkParts } from "./check-parts.ts";
import { formValue } from "./values/form-value.ts";
import { checkJsonText } from "./values/check-json-text.ts";
import { jsonOf } from "./values/parse-json.ts";

const SIDE = { of: "request" } as const;
const WHERE = "request: the whole body";

const schemaOf = ({ schema, pointer }: Media): SchemaAt | undefined => schema && { node: schema, pointer };

const wrongType = (context: CheckContext, type: string) =>
  report(context, {
    rule: "wrong-content-type",
    where: WHERE,
    message: `is ${named(type, "of no type")}, not ${[...context.operation.body!.content.keys()].join(" or ")}`,
  });

const checkText = (context: CheckContext, body: Body & { kind: "text" }, quiet: boolean) => {
  const { content } = context.operation.body!;
  const documented = documentedMedia(content, body.type)?.[1];
  const media = isJsonType(body.type) || !documented ? (documented ?? jsonMedia(content)) : documented;
  if (!media) {
    if (!quiet) wrongType(context, body.type);
    return;
  }
  const schema = schemaOf(media);
  if (!isJsonType(body.type) && documented) {
    if (schema && body.type === "text/plain") checkBody(context, SIDE, schema, body.text, quiet);
    return;
  }
  const say = (rule: "wrong-content-type" | "not-json", message: string) => {
    if (!quiet) report(context, { rule, where: WHERE, message });
  };
  const value = jsonOf(body);
  if (value === undefined) return say("not-json", "is not JSON");
  if (!isJsonType(body.type)) say("wrong-content-type", `is JSON, but sent as ${named(body.type, "nothing")}`);
  if (!quiet) checkJsonText(context, SIDE, body.text, value);
  if (schema) checkBody(context, SIDE, schema, value, quiet);
};

const isNothing = (body: Body) => body.kind === "text" && /^\s*(\{\s*\})?\s*$/.test(body.text);

/** Checks the body of a request against the contract. `quiet` is for refused requests. */
export const checkRequestBody = (context: CheckContext, quiet: boolean): void => {
  const { operation, exchange } = context;
  const { body } = exchange.request;
  if (body.kind === "unrecorded") return;
  if (!operation.body) {
    if (body.kind !== "none" && !isNothing(body) && !quiet)
      report(context, { rule: "undocumented-field", where: WHERE, message: "is sent, and the contract has none" });
    return;
  }
  if (body.kind === "none") {
    if (operation.body.required && !quiet)
      report(context, { rule: "missing-body", where: WHERE, message: "is required and not there" });
    return;
  }
  if (body.kind === "text") return checkText(context, body, quiet);
  const media = documentedMedia(operation.body.content, body.type)?.[1];
  if (!media) {
    if (!quiet) wrongType(context, body.type);
    return;
  }
  const schema = schemaOf(media);
  if (schema) checkBody(context, SIDE, schema, formValue(context.contract, media, body), quiet);
  if (!quiet) checkParts(context, media, body);
};
