import type { Addresses } from "./addresses.ts";
import type { paths } from "./generated/paths.ts";

/** An operation as the generated clients describe it. `const` types keep the literals. */
export type Operation = {
  id: string;
  method: "get" | "post" | "put" | "patch" | "delete";
  path: keyof paths;
  tag: string;
  effect: string;
  permission: string;
  /** How a body with files is sent: always as a form, or as a form only when a file is among its values. */
  form?: "always" | "with-file";
  /** Timeout of the call in milliseconds, where it is longer than the default. */
  timeout?: number;
  /**
   * Of a write whose successful answer may say that it was not carried out (`x-outcome`): the field that says it, and
   * its values. An answer with any other value has an unknown outcome.
   */
  outcome?: { field: string; done: unknown; undone: unknown };
  /** The address fields of its input, with the schemes that they take. */
  addresses?: Addresses;
  /** Of a read: its data may be null or absent. */
  nullable?: boolean;
  /** Of a read: the property of its data that is a list of rows; `""` when the data is the list. */
  rows?: string;
  /** Of a read: its data, or each of its rows, is an object. */
  record?: boolean;
  /** Of a read: the `count` of its data is the number of all rows. */
  counted?: boolean;
};

type Simplify<T> = { [K in keyof T]: T[K] } & {};
type Spec<O extends Operation> = O["method"] extends keyof paths[O["path"]] ? paths[O["path"]][O["method"]] : never;
type Json<T> = T extends { content: { "application/json": infer J } } ? J : never;
type Form<T> = T extends { content: { "multipart/form-data": infer F } } ? F : never;

type Body<S> = S extends { requestBody: infer B }
  ? { body: Json<B> | Form<B> }
  : S extends { requestBody?: infer B }
    ? [Json<NonNullable<B>>] extends [never]
      ? unknown
      : { body?: Json<NonNullable<B>> }
    : unknown;
type Part<S, K extends "query" | "path"> = S extends { parameters: Record<K, infer P> }
  ? { [Q in K]: P }
  : S extends { parameters: { [Q in K]?: infer P } }
    ? [NonNullable<P>] extends [never]
      ? unknown
      : { [Q in K]?: NonNullable<P> }
    : unknown;

/** The input of an operation: `{ path?, query?, body? }` as in the contract; `void` when it has none. */
export type Input<O extends Operation> = [
  keyof (Body<Spec<O>> & Part<Spec<O>, "query"> & Part<Spec<O>, "path">),
] extends [never]
  ? void
  : Simplify<Body<Spec<O>> & Part<Spec<O>, "query"> & Part<Spec<O>, "path">>;

/** The data of an operation's answer, without the envelope. */
export type Data<O extends Operation> =
  Spec<O> extends { responses: { 200: infer R } } ? (Json<R> extends { data?: infer D } ? D : undefined) : never;
