/** A JSON Schema of the contract. */
export type Schema = { readonly [key: string]: unknown };

/** The origin of a statement: documented in the specification, or inferred (drift only warns). */
export type Origin = "documented" | "inferred";

export type Parameter = {
  name: string;
  in: "query" | "path" | "header" | "cookie";
  required: boolean;
  origin: Origin;
  schema: Schema;
  /** Position of the schema in the bundled document. */
  pointer: string;
  example?: unknown;
  /** Serialization of a list or object: `form`, `deepObject`, `pipeDelimited`, … */
  style: string;
  explode: boolean;
  /** If set, the value is a body of this media type, such as JSON. */
  contentType?: string;
  /** The Parameter Object. */
  written: Schema;
};

/** How one property of a form is sent: an Encoding Object. `contentType` may list several types and ranges. */
export type Encoding = {
  contentType?: string;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  headers?: Readonly<Record<string, Schema>>;
};

/**
 * A body of one media type. Without a schema in the contract, `schema` is absent. For a reply that also describes a
 * refusal, `schema` is the success only. `encoding` describes how the properties of a form are sent.
 */
export type Media = {
  schema?: Schema;
  /** Position of the schema in the bundled document. */
  pointer: string;
  refusal?: { node: Schema; pointer: string };
  /** Position of the media type. */
  at: string;
  example?: unknown;
  /** All examples by name. */
  examples?: unknown;
  encoding?: Readonly<Record<string, Encoding>>;
};

/** Bodies by normalized media type (see `mediaType`), such as `application/json`. */
export type Content = ReadonlyMap<string, Media>;

export type Operation = {
  id: string;
  method: string;
  path: string;
  /** Position in the bundled document. */
  pointer: string;
  /** The Operation Object, and the Path Item that contains it. */
  written: Schema;
  item: Schema;
  /** The first tag, by which reports group the operation. */
  tag: string;
  tags: readonly string[];
  summary: string;
  origin: Origin;
  effect: string;
  permission: string;
  /** The reads that it changes; undefined if the contract does not say. */
  changes: readonly string[] | undefined;
  parameters: readonly Parameter[];
  body?: { required: boolean; content: Content };
  /** By status as written in the contract: `200`, `4XX`, `default`. */
  replies: ReadonlyMap<string, Content>;
  /** The headers of each of these replies. */
  replyHeaders: ReadonlyMap<string, readonly Parameter[]>;
};

/** A position in a file of the contract; lines count from 1. */
export type Place = { file: string; line: number };

/** A bundled contract. */
export type Contract = {
  file: string;
  document: Schema;
  operations: readonly Operation[];
  /** Operations called by the server; their `path` is a name. */
  webhooks: readonly Operation[];
  /** Resolves a reference (`#/components/…`). */
  resolve(reference: string): Schema;
  /**
   * The position where an operation or a part of a component (`#/components/schemas/Bank/properties/key`) is written.
   */
  placeOf(what: { operation: string } | { pointer: string }): Place | undefined;
};
