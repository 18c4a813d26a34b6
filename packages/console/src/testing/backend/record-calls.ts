import { operations } from "@backoffice/api-client/contract";
import type { Backend } from "@backoffice/mocks";

/** A request as the mock server got it: operation id and input. */
export type Call = { id: string; input: { path?: object; query?: object; body?: unknown }; answered: boolean };

/**
 * The paths of the contract; a fixed one (`/banks/list`) before one with a parameter in its place (`/banks/{uuid}`).
 */
const paths = Object.values(operations)
  .map(({ id, method, path }) => ({
    id,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
    params: path.split("{").length,
  }))
  .toSorted((a, b) => a.params - b.params);

const bodyOf = async (request: Request): Promise<unknown> => {
  if (request.headers.get("content-type")?.startsWith("multipart/form-data"))
    // A form with a file created in jsdom cannot be read again.
    return request.formData().then(Object.fromEntries, () => ({}));
  const text = await request.text();
  return text === "" ? undefined : JSON.parse(text);
};

/** The operation of a request; undefined for an unknown address. Values of path and query are texts. */
export const callOf = async (request: Request): Promise<Call | undefined> => {
  const { pathname, searchParams } = new URL(request.url);
  const operation = paths.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
  if (!operation) return undefined;
  const path = { ...operation.pattern.exec(pathname)?.groups };
  const query = Object.fromEntries(searchParams);
  const body = await bodyOf(request);
  return {
    id: operation.id,
    answered: false,
    input: {
      ...(Object.keys(path).length > 0 && { path }),
      ...(Object.keys(query).length > 0 && { query }),
      ...(body !== undefined && { body }),
    },
  };
};

/** Records the requests to a mock server from now on, in the returned list. */
export const recordCalls = (backend: Backend): Call[] => {
  const calls: Call[] = [];
  const fetch = backend.fetch.bind(backend);
  backend.fetch = async (request) => {
    const call = await callOf(request.clone());
    if (call) calls.push(call);
    const answer = await fetch(request);
    if (call) call.answered = true;
    return answer;
  };
  return calls;
};
