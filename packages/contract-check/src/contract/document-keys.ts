/** Keys whose content is data, whatever it looks like. */
const DATA = new Set(["example", "examples", "default", "enum", "const"]);
/** Keys whose content has user-defined names: a property may be called `default`. */
const NAMES = new Set(
  `properties patternProperties dependentSchemas dependentRequired $defs definitions schemas responses parameters
  requestBodies headers securitySchemes links callbacks pathItems mapping paths webhooks content variables`.split(
    /\s+/,
  ),
);

/** Whether a key of an OpenAPI document leads to data or an extension, not to more of the document. */
export const isWordsOrData = (key: string): boolean => DATA.has(key) || key.startsWith("x-");

/** Whether the keys inside a key are user-defined names, not OpenAPI keywords. */
export const isNames = (key: string): boolean => NAMES.has(key);
