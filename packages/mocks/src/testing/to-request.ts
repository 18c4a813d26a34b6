import { operations, toForm, type Input, type Operation } from "@backoffice/api-client/contract";
import type { HandledId, Operations } from "../request/handler.ts";

export type Options = { origin?: string; as?: string; headers?: Record<string, string>; signal?: AbortSignal };
export type InputOf<Id extends HandledId> = Input<Operations[Id]>;

type Values = Record<string, unknown>;
type Parts = { path?: Values; query?: Values; body?: unknown };

/** The request of an operation as the console sends it; `as` is an account id or a role. */
export const toRequest = <Id extends HandledId>(id: Id, input: InputOf<Id>, options: Options = {}): Request => {
  const { origin = "http://localhost", as, headers, signal } = options;
  const operation: Operation = operations[id];
  const { path = {}, query = {}, body } = (input ?? {}) as Parts;
  const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const url = new URL(address, origin);
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) url.searchParams.append(name, String(one));
  const form = body === undefined ? undefined : toForm(operation, body);
  const isJson = body !== undefined && form === undefined;
  return new Request(url, {
    method: operation.method.toUpperCase(),
    headers: {
      ...(as && { "x-mock-role": as }),
      ...(isJson && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: form ?? JSON.stringify(body) }),
    ...(signal && { signal }),
  });
};
