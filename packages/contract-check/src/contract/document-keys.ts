/** What stands here is data, whatever it looks like. */
const DATA = new Set(["example", "examples", "default", "enum", "const"]);
/** What stands here has names of its own: a property may be called `default`. */
const NAMES = new Set(
  `properties patternProperties dependentSchemas dependentRequired $defs definitions schemas responses parameters
  requestBodies headers securitySchemes links callbacks pathItems mapping paths webhooks content variables`.split(
    /\s+/,
  ),
);

/** Whether a key of an OpenAPI document leads to data or to a field of somebody's own, and not to more of the document. */
export const isWordsOrData = (key: string): boolean => DATA.has(key) || key.startsWith("x-");

/** Whether the keys of what a key leads to are names, and not words of OpenAPI. */
export const isNames = (key: string): boolean => NAMES.has(key);
