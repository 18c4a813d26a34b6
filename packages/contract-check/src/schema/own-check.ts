import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { Contract, Schema } from "../contract/contract.ts";
import { addContractFormats } from "./formats.ts";
import { isMultipleOf } from "./multiple-of.ts";
import { patternOf } from "./patterns.ts";
import { ownKeywords, seenFromOutside } from "./own-keywords.ts";

/** Validates a value against a schema's own keywords, without its parts. */
export type OwnCheck = (node: Schema, value: unknown) => readonly ErrorObject[];

type Compiled = {
  check: OwnCheck;
  /** Compiles the validator of a schema in advance. */
  prepare: (node: Schema) => void;
  /** Whether a value is valid against a whole schema. */
  fits: (schema: unknown, value: unknown) => boolean;
};

const NOTHING: readonly ErrorObject[] = [];

/** Ajv calls it with the flags of `unicodeRegExp`, which are none. `code` is for standalone validators. */
const regExp = Object.assign((pattern: string) => patternOf(pattern), { code: "new RegExp" });

const makeAjv = (contract: Contract) => {
  // Lengths count characters, and patterns are interpreted as in the console's validators.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    logger: false,
    unicodeRegExp: false,
    validateSchema: false,
    code: { regExp },
  });
  addContractFormats(ajv);
  ajv.removeKeyword("multipleOf");
  ajv.addKeyword({
    keyword: "multipleOf",
    type: "number",
    schemaType: "number",
    errors: false,
    validate: (divisor: number, value: number) => isMultipleOf(value, divisor),
  });
  ajv.addSchema(contract.document, "contract");
  return ajv;
};

const made = (contract: Contract): Compiled => {
  const ajv = makeAjv(contract);
  const byText = new Map<string, ValidateFunction>();
  const byNode = new WeakMap<Schema, ValidateFunction | "nothing">();
  const compile = (schema: Schema | boolean): ValidateFunction => {
    const text = JSON.stringify(schema);
    const known = byText.get(text) ?? ajv.compile(schema);
    byText.set(text, known);
    return known;
  };
  const compiled = (node: Schema): ValidateFunction | "nothing" => {
    const own = ownKeywords(node);
    return own ? compile(own) : "nothing";
  };
  const validatorOf = (node: Schema) => {
    const validate = byNode.get(node) ?? compiled(node);
    byNode.set(node, validate);
    return validate;
  };
  return {
    prepare: (node) => void validatorOf(node),
    check: (node, value) => {
      const validate = validatorOf(node);
      if (validate === "nothing" || validate(value)) return NOTHING;
      const errors = validate.errors ?? [];
      const wrongType = errors.filter((it) => it.keyword === "type" && it.instancePath === "");
      // A wrong type also violates other keywords, which adds no information.
      return wrongType.length > 0 ? wrongType : errors;
    },
    fits: (schema, value) => compile(seenFromOutside(schema) as Schema | boolean)(value),
  };
};

const ofContract = new WeakMap<Contract, Compiled>();

/** The compiled validators of a contract, cached by the text of the keywords, since schemas repeat. */
const compiledOf = (contract: Contract): Compiled => {
  const compiled = ofContract.get(contract) ?? made(contract);
  ofContract.set(contract, compiled);
  return compiled;
};

/** The validator of single schemas of a contract. */
export const ownCheckOf = (contract: Contract): OwnCheck => compiledOf(contract).check;

/** Compiles validators of a contract's schemas in advance. */
export const prepareCheck = (contract: Contract): Compiled["prepare"] => compiledOf(contract).prepare;

/** Whether a value is valid against a schema of the contract including its references. */
export const fits = (contract: Contract, schema: unknown, value: unknown): boolean =>
  compiledOf(contract).fits(schema, value);
