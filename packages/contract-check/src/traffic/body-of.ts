import { mediaType } from "../contract/media-type.ts";
import { textOf } from "../findings/text-of.ts";
import type { Body } from "./exchange.ts";
import type { Headers } from "./headers.ts";
import type { HarEntry } from "./har-entry.ts";
import { formValues } from "./form-values.ts";
import { unpack } from "./unpack.ts";

/** The media type with its parameters, as written. */
const writtenType = (mime: unknown, headers: Headers) =>
  typeof mime === "string" && mime !== "" && mime !== "x-unknown" ? mime : (headers.get("content-type")?.[0] ?? "");

const typeOf = (mime: unknown, headers: Headers) => mediaType(writtenType(mime, headers));

const FORMS = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

const fromPlain = (body: unknown, type: string): Body =>
  body === null || body === undefined
    ? { kind: "none" }
    : { kind: "text", type: type || "application/json", text: typeof body === "string" ? body : JSON.stringify(body) };

/** Fields recorded as JSON are the values of a form. */
const fieldsOf = (fields: object): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, it]) => [name, Array.isArray(it) ? it.map(textOf) : textOf(it)]),
  );

const formOf = (
  type: string,
  written: string,
  { text, params, fields }: { text: string; params: Parameters<typeof formValues>[2]; fields?: unknown },
): Body => {
  if (typeof fields === "object" && fields !== null) return { kind: "form", type, values: fieldsOf(fields) };
  const boundary = /boundary="?([^";]+)/i.exec(written);
  const form = formValues(type, text, params, boundary?.[1]);
  return form ? { kind: "form", type, ...form } : { kind: "unrecorded" };
};

/** Statuses of replies that never have a body. */
const BODILESS = new Set([204, 205, 304]);

/**
 * A body without a text: none, or left out of the recording. A size of -1 is HAR's word for unknown, which is not
 * empty: Playwright writes it for a body that the page did not read.
 */
const untold = (sizes: readonly unknown[], headers: Headers): Body => {
  const length = headers.get("content-length")?.[0];
  const known = [length, ...sizes].filter((it) => it !== undefined).map(Number);
  if (known.some((it) => it > 0)) return { kind: "unrecorded" };
  return known.includes(0) || sizes.every((it) => it === undefined) ? { kind: "none" } : { kind: "unrecorded" };
};

/** The body of a recorded request. */
export const requestBody = (request: NonNullable<HarEntry["request"]>, headers: Headers): Body => {
  const { postData, body } = request;
  const type = typeOf(postData?.mimeType, headers);
  const written = `${writtenType(postData?.mimeType, headers)};${headers.get("content-type")?.[0] ?? ""}`;
  const isForm = FORMS.has(type);
  if (!postData) {
    if (isForm && body !== null && body !== undefined)
      return formOf(type, written, { text: typeof body === "string" ? body : "", params: [], fields: body });
    const plain = fromPlain(body, type);
    return plain.kind === "none" ? untold([request.bodySize], headers) : plain;
  }
  const text = typeof postData.text === "string" ? postData.text : "";
  if (isForm) return formOf(type, written, { text, params: postData.params ?? [] });
  return text === "" ? untold([request.bodySize], headers) : { kind: "text", type, text };
};

/** The body of a recorded reply. Throws if it cannot be decompressed. */
export const replyBody = (response: NonNullable<HarEntry["response"]>, headers: Headers): Body => {
  const { content } = response;
  const type = typeOf(content?.mimeType, headers);
  if (!content || (content.text === undefined && response.body !== undefined)) return fromPlain(response.body, type);
  if (typeof content.text !== "string" || content.text === "") {
    if (BODILESS.has(Number(response.status))) return { kind: "none" };
    // The size on the wire is -1 in most recordings, whatever is known of the content.
    const onWire = Number(response.bodySize) > 0 ? response.bodySize : undefined;
    return untold([content.size ?? -1, onWire], headers);
  }
  const encoding = headers.get("content-encoding")?.[0]?.trim().toLowerCase() ?? "";
  if (content.encoding === "base64")
    return { kind: "text", type, text: unpack(Buffer.from(content.text, "base64"), encoding) };
  const packed = content.text.startsWith("\u001f\u008b");
  return { kind: "text", type, text: packed ? unpack(Buffer.from(content.text, "latin1"), encoding) : content.text };
};
