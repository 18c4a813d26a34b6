import type { Media } from "../contract/contract.ts";
import { propertyOf } from "../schema/children-of.ts";
import { expand } from "../schema/expand.ts";
import type { SchemaAt } from "../schema/schema-at.ts";
import type { Body } from "../traffic/exchange.ts";
import { checkBody, report, type CheckContext } from "./check-context.ts";
import { coerce } from "./coerce.ts";
import { parseJson } from "./parse-json.ts";

const SIDE = { of: "request" } as const;
const WHERE = "request: the whole body";

const schemaOf = ({ schema, pointer }: Media): SchemaAt | undefined => schema && { node: schema, pointer };

const checkForm = (context: CheckContext, media: Media, body: Body & { kind: "form" }, quiet: boolean) => {
  const schema = schemaOf(media);
  if (!schema) return;
  const { parts } = expand(context.contract, schema);
  const values = Object.fromEntries(
    Object.entries(body.values).map(([name, given]) => {
      const [property] = propertyOf(parts, name).schemas;
      return [name, property ? coerce(context.contract, property, given) : given];
    }),
  );
  checkBody(context, SIDE, schema, values, quiet);
};

const isJson = (type: string) => /[/+]json$/.test(type);

const checkText = (context: CheckContext, body: Body & { kind: "text" }, quiet: boolean) => {
  const { content } = context.operation.body!;
  const media = [...content].find(([type]) => isJson(type))?.[1];
  const say = (rule: "wrong-content-type" | "not-json", message: string) => {
    if (!quiet) report(context, { rule, where: WHERE, message });
  };
  if (!media) {
    if (!content.has(body.type))
      say("wrong-content-type", `is ${body.type || "of no type"}, not ${[...content.keys()].join(" or ")}`);
    return;
  }
  const value = parseJson(body.text);
  if (value === undefined) return say("not-json", "is not JSON");
  if (!isJson(body.type)) say("wrong-content-type", `is JSON, but sent as ${body.type || "nothing"}`);
  const schema = schemaOf(media);
  if (schema) checkBody(context, SIDE, schema, value, quiet);
};

const isNothing = (body: Body) => body.kind === "text" && /^\s*(\{\s*\})?\s*$/.test(body.text);

/** Holds the body of a request against the contract. `quiet` is for requests that the server refused. */
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
  const media = operation.body.content.get(body.type);
  if (media) checkForm(context, media, body, quiet);
  else if (!quiet)
    report(context, {
      rule: "wrong-content-type",
      where: WHERE,
      message: `is ${body.type}, not ${[...operation.body.content.keys()].join(" or ")}`,
    });
};
