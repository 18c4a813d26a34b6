import type { OpenAPI3 } from "openapi-typescript";

/** A contract as one document, and the files that it is written in, by their absolute paths. */
export type Bundle = { document: OpenAPI3; files: readonly string[] };
