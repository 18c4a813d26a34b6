import type { Body, Headers } from "./exchange.ts";
import type { HarEntry } from "./har-entry.ts";
import { formValues } from "./form-values.ts";
import { unpack } from "./unpack.ts";

const typeOf = (mime: unknown, headers: Headers) =>
  (typeof mime === "string" && mime !== "" && mime !== "x-unknown" ? mime : (headers.get("content-type")?.[0] ?? ""))
    .split(";")[0]!
    .trim()
    .toLowerCase();

const fromPlain = (body: unknown, type: string): Body =>
  body === null || body === undefined
    ? { kind: "none" }
    : { kind: "text", type: type || "application/json", text: typeof body === "string" ? body : JSON.stringify(body) };

/** The body of a recorded request. */
export const requestBody = (request: NonNullable<HarEntry["request"]>, headers: Headers): Body => {
  const { postData } = request;
  if (!postData) {
    const plain = fromPlain(request.body, typeOf(undefined, headers));
    const sent = Number(request.bodySize ?? 0) > 0 || Number(headers.get("content-length")?.[0] ?? 0) > 0;
    return plain.kind === "none" && sent ? { kind: "unrecorded" } : plain;
  }
  const type = typeOf(postData.mimeType, headers);
  const text = typeof postData.text === "string" ? postData.text : "";
  if (type === "application/x-www-form-urlencoded" || type === "multipart/form-data") {
    const boundary = /boundary="?([^";]+)/i.exec(
      `${String(postData.mimeType)};${headers.get("content-type")?.[0] ?? ""}`,
    );
    const values = formValues(type, text, postData.params ?? [], boundary?.[1]);
    return values ? { kind: "form", type, values } : { kind: "unrecorded" };
  }
  return text === "" ? { kind: "none" } : { kind: "text", type, text };
};

/** The body of a recorded reply. Throws when it is packed in a way that cannot be undone. */
export const replyBody = (response: NonNullable<HarEntry["response"]>, headers: Headers): Body => {
  const { content } = response;
  const type = typeOf(content?.mimeType, headers);
  if (!content || (content.text === undefined && response.body !== undefined)) return fromPlain(response.body, type);
  if (typeof content.text !== "string" || content.text === "") {
    const size = Math.max(Number(content.size ?? 0), Number(response.bodySize ?? 0));
    return size > 0 ? { kind: "unrecorded" } : { kind: "none" };
  }
  const encoding = headers.get("content-encoding")?.[0]?.trim().toLowerCase() ?? "";
  if (content.encoding === "base64")
    return { kind: "text", type, text: unpack(Buffer.from(content.text, "base64"), encoding) };
  const packed = content.text.startsWith("\u001f\u008b");
  return { kind: "text", type, text: packed ? unpack(Buffer.from(content.text, "latin1"), encoding) : content.text };
};
