import { isSecretName, isToken } from "./is-secret-name.ts";
import { cookiesOf } from "../checks/values/cookies-of.ts";
import type { Contract, Parameter } from "../contract/contract.ts";
import type { Headers } from "../traffic/headers.ts";
import { isMisfit } from "./is-misfit.ts";
import { isMarked } from "./is-marked.ts";
import { isPersonalName } from "./is-personal-name.ts";
import { looksPersonal, removePersonalData } from "./looks-personal.ts";
import { textMasker } from "./mask-value.ts";
import type { PersonalValues } from "./personal-values.ts";

/** Headers relevant to the contract and free of personal data. Others are dropped unless documented. */
const KEPT = new Set([
  "accept",
  "allow",
  "cache-control",
  "content-security-policy",
  "content-type",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "pragma",
  "referrer-policy",
  "retry-after",
  "strict-transport-security",
  "vary",
  "x-content-type-options",
  "x-frame-options",
]);

/** Nonces and hashes in a content security policy. */
const NONCE = /'(?:nonce|sha\d+)-[^']*'/g;

const setCookie = (line: string) => {
  const [first = "", ...attributes] = line.split(";");
  const attributesKept = attributes.filter((it) => !/^\s*domain=/i.test(it));
  return [`${first.split("=")[0]!.trim()}=removed`, ...attributesKept].join(";");
};

/**
 * Creates a function that removes secrets and personal data from headers: cookies keep only names and flags, locations
 * only the path. `documented` are the headers and cookies in the contract, which stay as far as they are harmless.
 */
export const headerScrubber = (contract: Contract, personal: PersonalValues) => {
  const mask = textMasker(contract);
  const shown = (value: string, parameter: Parameter): string => {
    const { name, schema } = parameter;
    const isHidden =
      isMarked(contract, schema) ||
      parameter.in === "cookie" ||
      isSecretName(name) ||
      isPersonalName(name) ||
      isToken(value) ||
      looksPersonal(value) ||
      personal.has(value) ||
      isMisfit(contract, parameter, value);
    return isHidden ? mask(value, schema) : value;
  };
  const cookies = (headers: Headers, documented: readonly Parameter[]) =>
    cookiesOf(headers).flatMap(([name, value]) => {
      const parameter = documented.find((it) => it.in === "cookie" && it.name === name);
      return parameter ? [`${name}=${shown(value, parameter)}`] : [];
    });

  return (headers: Headers, documented: readonly Parameter[]): { name: string; value: string }[] =>
    [...headers].flatMap(([name, values]) => {
      if (name === "cookie") {
        const kept = cookies(headers, documented);
        return kept.length > 0 ? [{ name, value: kept.join("; ") }] : [];
      }
      if (name === "set-cookie") return values.map((it) => ({ name, value: setCookie(it) }));
      if (name === "location") return values.map((it) => ({ name, value: removePersonalData(it.split(/[?#]/)[0]!) }));
      if (name === "idempotency-key") return [{ name, value: "00000000-0000-4000-8000-000000000000" }];
      if (KEPT.has(name))
        return values.map((value) => ({ name, value: removePersonalData(value.replaceAll(NONCE, "'nonce-removed'")) }));
      const parameter = documented.find((it) => it.in === "header" && it.name.toLowerCase() === name);
      return parameter ? values.map((value) => ({ name, value: shown(value, parameter) })) : [];
    });
};
