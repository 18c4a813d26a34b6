import { isJsonType, mediaType } from "../contract/media-type.ts";
import type { Headers } from "./headers.ts";

/** A part of a form. A file has a filename, which distinguishes it from a field. `type` is empty if it has none. */
export type FormPart = { name: string; value: string; isFile: boolean; type: string; headers: Headers };

/** The value of a header parameter, quoted or not. `name*` is the RFC 5987 notation for other characters. */
const parameterIn = (header: string, name: string): string | undefined => {
  const pattern = new RegExp(`;\\s*${name}(\\*)?\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]*))`, "i");
  const [, isExtended, quoted, plain] = pattern.exec(header.replaceAll(/"(?:[^"\\]|\\.)*"/g, hideSemicolons)) ?? [];
  const text = (quoted ?? plain)?.replaceAll("\u0000", ";");
  if (text === undefined) return undefined;
  return isExtended ? decoded(text.replace(/^[\w-]*'[^']*'/, "")) : text.replaceAll(/\\(.)/g, "$1");
};

const hideSemicolons = (quoted: string) => quoted.replaceAll(";", "\u0000");

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The headers of a part by lower-case name; a line that begins with a space continues the one before. */
const headersIn = (head: string): Headers =>
  new Map(
    [...head.matchAll(/^([^\s:]+):(.*(?:\r?\n[ \t].*)*)/gm)].map(([, name, value]) => [
      name!.toLowerCase(),
      [value!.trim()],
    ]),
  );

/**
 * The parts of a form's text. File contents are dropped unless they are JSON, which is how clients set a field's type.
 */
export const partsOfForm = (text: string, boundary: string): FormPart[] =>
  text.split(`--${boundary}`).flatMap((part) => {
    const [head = "", ...rest] = part.split(/\r?\n\r?\n/);
    const headers = headersIn(head);
    const disposition = headers.get("content-disposition")?.[0] ?? "";
    const name = parameterIn(disposition, "name");
    if (name === undefined) return [];
    const isFile = parameterIn(disposition, "filename") !== undefined;
    const type = mediaType(headers.get("content-type")?.[0] ?? "");
    const value = isFile && !isJsonType(type) ? "file" : rest.join("\n\n").replace(/\r?\n$/, "");
    return [{ name, isFile, value, type, headers }];
  });
