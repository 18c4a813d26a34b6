import { isSecretName } from "./is-secret-name.ts";
import { formValue } from "../checks/values/form-value.ts";
import { jsonOf } from "../checks/values/parse-json.ts";
import type { Contract, Media } from "../contract/contract.ts";
import { stringifyAsWritten } from "../json/stringify-as-written.ts";
import { ownCheckOf } from "../schema/own-check.ts";
import type { SchemaAt } from "../schema/parts/schema-at.ts";
import type { Visit } from "../schema/visit.ts";
import { walk } from "../schema/walk.ts";
import type { Body } from "../traffic/exchange.ts";
import { isPersonalName } from "./is-personal-name.ts";
import { marksWithin } from "./marks-within.ts";
import { maskKey } from "./mask-key.ts";
import { maskText } from "./mask-text.ts";
import { maskUnknown } from "./mask-unknown.ts";
import { valueMasker } from "./mask-value.ts";
import type { PersonalValues } from "./personal-values.ts";
import { saysSomething } from "../schema/says-something.ts";

/** The schema for scrubbing a body, and its media type. */
export type BodySchema = { schema: SchemaAt; media: Media };

/** Formats that are personal even without a mark. */
const PERSONAL_FORMATS = new Set(["email", "idn-email", "ipv4", "ipv6"]);
/** Keywords with fixed values: a valid text cannot contain anything else. */
const FIXED = ["enum", "const"];
const FIXED_FORMATS = new Set(["uuid", "date", "date-time", "time", "duration"]);

const lastName = (at: string) => at.split(".").at(-1)!.replaceAll("[]", "");

const isTellingName = (name: string) => isPersonalName(name) || isSecretName(name);

type Facts = { saysSomething: boolean; isPersonal: boolean; isFixed: boolean };

/** Creates the functions that scrub a body. */
export const bodyScrubber = (contract: Contract, personal: PersonalValues, masked: () => void) => {
  const mask = valueMasker(contract);
  const check = ownCheckOf(contract);
  const isMarkedWithin = marksWithin(contract);
  const fitsAll = (parts: readonly SchemaAt[], value: unknown) =>
    parts.every(({ node }) => check(node, value).length === 0);
  /** Facts that depend only on the schemas, cached by their array, which is shared. */
  const facts = new WeakMap<readonly SchemaAt[], Facts>();
  const factsOf = (parts: readonly SchemaAt[]): Facts => {
    const before = facts.get(parts);
    if (before) return before;
    const nodes = parts.map((it) => it.node);
    const has = (formats: ReadonlySet<string>) => nodes.some((it) => formats.has(String(it["format"])));
    const found = {
      saysSomething: nodes.some(saysSomething),
      isPersonal: has(PERSONAL_FORMATS),
      isFixed: has(FIXED_FORMATS) || nodes.some((node) => FIXED.some((it) => node[it] !== undefined)),
    };
    facts.set(parts, found);
    return found;
  };

  /** The replacement of a value; undefined if it may stay. */
  const instead = ({ value, at, parts, sensitive, undocumented }: Visit): unknown => {
    const known = factsOf(parts);
    const isUnknown = undocumented || !known.saysSomething;
    if (typeof value === "object" && value !== null) return isUnknown ? maskUnknown(value) : value;
    if (sensitive || (parts.length === 0 && isTellingName(lastName(at)))) return mask(value, parts);
    if (isUnknown) return maskUnknown(value);
    // An invalid value is treated as undocumented.
    if (!fitsAll(parts, value)) return maskUnknown(value);
    if (typeof value !== "string") return value;
    if (known.isPersonal) return mask(value, parts);
    if (known.isFixed) return value;
    if (personal.has(value)) return mask(value, parts);
    const rest = maskText(value, personal);
    return rest === value || fitsAll(parts, rest) ? rest : mask(value, parts);
  };

  const hideKeys = ({ value, parts }: Visit) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    const object = value as Record<string, unknown>;
    const named = (key: string) =>
      parts.some(({ node }) => Object.hasOwn((node["properties"] as object | undefined) ?? {}, key));
    for (const key of Object.keys(object)) {
      if (named(key)) continue;
      const other = maskKey(contract, parts, personal, key, object);
      if (other === key) continue;
      object[other] = object[key];
      delete object[key];
      masked();
    }
  };

  const hide = (visit: Visit) => {
    const other = instead(visit);
    if (other !== visit.value) {
      masked();
      visit.replace(other);
    } else hideKeys(visit);
  };

  /** The envelope of undocumented data stays, since it states whether the call succeeded. */
  const maskEnvelope = (value: unknown): unknown => {
    const rest = maskUnknown(value);
    if (typeof value !== "object" || value === null || typeof rest !== "object") return rest;
    const { status, success } = value as { status?: unknown; success?: unknown };
    return {
      ...rest,
      ...(typeof status === "number" && status < 1000 && { status }),
      ...(typeof success === "boolean" && { success }),
    };
  };

  const valueOf = (body: Body & { kind: "text" | "form" }, known: BodySchema | undefined): unknown => {
    if (body.kind === "text") return jsonOf(body);
    return known ? formValue(contract, known.media, body) : { ...body.values };
  };

  return {
    /** Records personal values in a body. */
    learn: (body: Body, known: BodySchema | undefined) => {
      if (!known || body.kind === "none" || body.kind === "unrecorded" || !isMarkedWithin(known.schema.node)) return;
      const value = valueOf(body, known);
      if (value !== undefined)
        walk(contract, known.schema, value, {
          visit: (it) => {
            if (it.sensitive && !it.undocumented) personal.add(it.value);
          },
        });
    },
    /** The scrubbed body as text; for a form its values as JSON. Undefined if there is none. */
    scrub: (body: Body, known: BodySchema | undefined): string | undefined => {
      if (body.kind === "none" || body.kind === "unrecorded") return undefined;
      const value = valueOf(body, known);
      if (value === undefined) return body.kind === "text" && /^\s*</.test(body.text) ? "<html></html>" : "removed";
      if (!known) return JSON.stringify(maskEnvelope(value));
      // Boxed, because the root value itself may be replaced.
      const box: { value: unknown } = { value };
      const replaceWhole = (other: unknown) => void (box.value = other);
      walk(contract, known.schema, value, {
        visit: (it) => hide(it.at === "" ? { ...it, replace: replaceWhole } : it),
      });
      return body.kind === "text" ? stringifyAsWritten(box.value, body.text) : JSON.stringify(box.value);
    },
  };
};
