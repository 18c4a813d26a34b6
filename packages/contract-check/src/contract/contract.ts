/** A JSON Schema of the contract. */
export type Schema = { readonly [key: string]: unknown };

/** Who says so: the specification, or nobody (then drift only warns). */
export type Origin = "documented" | "inferred";

export type Parameter = {
  name: string;
  in: "query" | "path" | "header" | "cookie";
  required: boolean;
  origin: Origin;
  schema: Schema;
  /** Where the schema stands in the bundled document. */
  pointer: string;
  example?: unknown;
  /** How a list or an object is written: `form`, `deepObject`, `pipeDelimited`, … */
  style: string;
  explode: boolean;
  /** The value is a body of this type instead, e.g. JSON. */
  contentType?: string;
  /** The parameter itself. */
  written: Schema;
};

/**
 * A body of one media type; the schema is absent when the contract gives none. Of a reply that describes a refusal
 * beside the success, `schema` is the success alone. `encoding` says of a form how its properties travel.
 */
export type Media = {
  schema?: Schema;
  /** Where the schema stands in the bundled document. */
  pointer: string;
  refusal?: { node: Schema; pointer: string };
  /** Where the media type itself stands. */
  at: string;
  example?: unknown;
  /** All of its examples, by name. */
  examples?: unknown;
  encoding?: Readonly<Record<string, { contentType?: string; style?: string; explode?: boolean }>>;
};

/** A body by media type as `mediaType` spells it, e.g. `application/json`. */
export type Content = ReadonlyMap<string, Media>;

export type Operation = {
  id: string;
  method: string;
  path: string;
  /** Where it stands in the bundled document. */
  pointer: string;
  /** The operation itself, and the path that it belongs to. */
  written: Schema;
  item: Schema;
  /** The first of its tags, by which reports group it. */
  tag: string;
  tags: readonly string[];
  summary: string;
  origin: Origin;
  effect: string;
  permission: string;
  parameters: readonly Parameter[];
  body?: { required: boolean; content: Content };
  /** By status as the contract writes it: `200`, `4XX`, `default`. */
  replies: ReadonlyMap<string, Content>;
  /** The headers of each of these replies. */
  replyHeaders: ReadonlyMap<string, readonly Parameter[]>;
};

/** A place in a file of the contract; lines count from 1. */
export type Place = { file: string; line: number };

/** A bundled contract. */
export type Contract = {
  file: string;
  document: Schema;
  operations: readonly Operation[];
  /** What the server calls; its `path` is a name. */
  webhooks: readonly Operation[];
  /** The object that a reference (`#/components/…`) names. */
  resolve(reference: string): Schema;
  /** Where an operation, or a component's part (`#/components/schemas/Bank/properties/key`), is written. */
  placeOf(what: { operation: string } | { pointer: string }): Place | undefined;
};
