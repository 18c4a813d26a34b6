/** A part of a form. A file has a filename, which distinguishes it from a field. */
export type FormPart = { name: string; value: string; isFile: boolean };

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

const headerIn = (head: string, name: string): string =>
  new RegExp(`^${name}:(.*(?:\\r?\\n[ \\t].*)*)`, "im").exec(head)?.[1]?.trim() ?? "";

/**
 * The parts of a form's text. File contents are dropped unless they are JSON, which is how clients set a field's type.
 */
export const partsOfForm = (text: string, boundary: string): FormPart[] =>
  text.split(`--${boundary}`).flatMap((part) => {
    const [head = "", ...rest] = part.split(/\r?\n\r?\n/);
    const disposition = headerIn(head, "content-disposition");
    const name = parameterIn(disposition, "name");
    if (name === undefined) return [];
    const isFile = parameterIn(disposition, "filename") !== undefined;
    const isJson = /[/+]json\b/i.test(headerIn(head, "content-type"));
    return [{ name, isFile, value: isFile && !isJson ? "file" : rest.join("\n\n").replace(/\r?\n$/, "") }];
  });
