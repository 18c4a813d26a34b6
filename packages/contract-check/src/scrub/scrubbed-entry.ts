import { shownType } from "./shown.ts";
import type { Exchange } from "../traffic/exchange.ts";

type Pairs = { name: string; value: string }[];
type Scrubbed = {
  url: URL;
  sent: string | undefined;
  got: string | undefined;
  sentHeaders: Pairs;
  /** Absent if not recorded. */
  gotHeaders?: Pairs;
};

const typeOf = ({ type }: { type: string }) => (type === "" ? "" : (shownType(type) ?? "application/octet-stream"));

const formParams = (sent: string) =>
  Object.entries(JSON.parse(sent) as Record<string, unknown>).flatMap(([name, it]) =>
    [it].flat().map((value) => ({ name, value: typeof value === "string" ? value : JSON.stringify(value) })),
  );

/** Converts a scrubbed exchange into a HAR entry. */
export const scrubbedEntry = ({ method, request, reply }: Exchange, scrubbed: Scrubbed): object => {
  const { url, sent, got, sentHeaders, gotHeaders } = scrubbed;
  const { body } = request;
  const type = body.kind === "text" || body.kind === "form" ? typeOf(body) : "";
  const unrecorded = reply.body.kind === "unrecorded";
  return {
    startedDateTime: "1970-01-01T00:00:00.000Z",
    time: 0,
    request: {
      method,
      url: url.href,
      httpVersion: "HTTP/1.1",
      headers: sentHeaders,
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      cookies: [],
      headersSize: -1,
      bodySize: sent === undefined ? (body.kind === "unrecorded" ? 1 : 0) : Buffer.byteLength(sent),
      ...(sent !== undefined && {
        postData: body.kind === "form" ? { mimeType: type, params: formParams(sent) } : { mimeType: type, text: sent },
      }),
    },
    response: {
      status: reply.status,
      statusText: "",
      httpVersion: "HTTP/1.1",
      headers: gotHeaders ?? [],
      ...(!gotHeaders && { _headersLeftOut: true }),
      cookies: [],
      content: {
        size: got === undefined ? (unrecorded ? 1 : 0) : Buffer.byteLength(got),
        mimeType: reply.body.kind === "text" ? typeOf(reply.body) : "x-unknown",
        ...(got !== undefined && { text: got }),
      },
      redirectURL: "",
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  };
};
