import type { Backend } from "@backoffice/mocks";
import type { BehaviourRule, Check } from "../../behave/behaviour.ts";

/** Answers a request. */
export type Handle = (request: Request) => Promise<Response>;

type Json = Record<string, unknown>;
type ListData = { items: Json[]; count: number; remaining: number };

/**
 * A server with one defect: `plant` changes how the mock server answers. Any of `rules` finds it in one of `operations`.
 */
export type Planted = {
  name: string;
  tag: string;
  check: Check;
  rules: readonly BehaviourRule[];
  operations: readonly string[];
  plant: (handle: Handle, backend: Backend) => Handle;
};

/** The path of a request, with its method if it is not POST. */
export const callOf = ({ method, url }: Request): string => {
  const { pathname } = new URL(url);
  return method === "POST" ? pathname : `${method} ${pathname}`;
};

/** Replaces the answer to one call. */
export const instead =
  (call: string, answer: (request: Request, handle: Handle) => Promise<Response>) =>
  (handle: Handle): Handle =>
  async (request) =>
    callOf(request) === call ? answer(request, handle) : handle(request);

export const bodyOf = async (request: Request): Promise<Json> => {
  const text = await request.clone().text();
  return text === "" ? {} : (JSON.parse(text) as Json);
};

/** The same request with another body. */
export const withBody = (request: Request, body: unknown): Request =>
  new Request(request.url, { method: request.method, headers: request.headers, body: JSON.stringify(body) });

/** The same request from somebody else, or with other headers. */
export const withHeaders = async (request: Request, headers: Record<string, string>): Promise<Request> => {
  const text = await request.clone().text();
  return new Request(request.url, {
    method: request.method,
    headers: { ...Object.fromEntries(request.headers), ...headers },
    ...(text !== "" && { body: text }),
  });
};

export const answerOf = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

export const refusal = (status: number): Response =>
  answerOf(status, { status, success: false, data: null, messages: ["No."] });

/** Changes the body of one call before it is answered. */
export const asked = (call: string, change: (body: Json) => Json | undefined) =>
  instead(call, async (request, handle) => handle(withBody(request, change(await bodyOf(request)) ?? {})));

/** Changes the data of one call's success; `body` is what was asked. */
export const answered = (call: string, change: (data: never, body: Json) => unknown) =>
  instead(call, async (request, handle) => {
    const body = await bodyOf(request);
    const response = await handle(request);
    if (response.status !== 200) return response;
    const envelope = (await response.json()) as { data: never };
    return answerOf(200, { ...envelope, data: change(envelope.data, body) });
  });

/** Changes the page of a list. */
export const listed = (call: string, change: (data: ListData, body: Json) => Partial<ListData>) =>
  answered(call, (data: ListData, body) => ({ ...data, ...change(data, body) }));

/** Whether the request is one of somebody, by the mock server's cookie. */
export const isFrom = (request: Request, account: string): boolean =>
  request.headers.get("cookie") === `appSession=${account}`;

export const isFromNobody = (request: Request): boolean => !request.headers.has("cookie");

export const ADMIN = { cookie: "appSession=super-admin" };
