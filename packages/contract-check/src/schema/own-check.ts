import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Contract, Schema } from "../contract/contract.ts";
import { ownKeywords } from "./own-keywords.ts";

/** Checks a value against a schema's own keywords; the errors of the parts are not among these. */
export type OwnCheck = (node: Schema, value: unknown) => readonly ErrorObject[];

// Seconds since 1970 stay below this until the year 5138; milliseconds have been above it since 1973.
const MILLISECONDS = 1e11;

const makeAjv = (contract: Contract) => {
  // Lengths in characters, patterns as the console's own validators read them.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    logger: false,
    unicodeRegExp: false,
    validateSchema: false,
  });
  addFormats.default(ajv);
  ajv.addFormat("money", { type: "number", validate: Number.isFinite });
  ajv.addFormat("epoch-seconds", { type: "number", validate: (it: number) => Math.abs(it) < MILLISECONDS });
  ajv.addSchema(contract.document, "contract");
  return ajv;
};

const checks = new WeakMap<Contract, OwnCheck>();

/** The check of a contract; what it compiles it keeps, by the text of the keywords, for schemas repeat themselves. */
export const ownCheckOf = (contract: Contract): OwnCheck => {
  const before = checks.get(contract);
  if (before) return before;
  const ajv = makeAjv(contract);
  const byText = new Map<string, ValidateFunction>();
  const byNode = new WeakMap<Schema, ValidateFunction | "nothing">();
  const compiled = (node: Schema): ValidateFunction | "nothing" => {
    const own = ownKeywords(node);
    if (!own) return "nothing";
    const text = JSON.stringify(own);
    const made = byText.get(text) ?? ajv.compile(own);
    byText.set(text, made);
    return made;
  };
  const check: OwnCheck = (node, value) => {
    const validate = byNode.get(node) ?? compiled(node);
    byNode.set(node, validate);
    if (validate === "nothing" || validate(value)) return [];
    const errors = validate.errors ?? [];
    const wrongType = errors.filter((it) => it.keyword === "type" && it.instancePath === "");
    // A value of the wrong type breaks other keywords as well; that says nothing more.
    return wrongType.length > 0 ? wrongType : errors;
  };
  checks.set(contract, check);
  return check;
};
