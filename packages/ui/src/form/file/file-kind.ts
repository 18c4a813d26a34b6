/** Supported file types. SVG is excluded, because it can contain scripts. */
export type FileKind = "png" | "jpeg" | "gif" | "webp" | "pdf" | "csv" | "zip";

type Facts = { label: string; mime: string; extensions: readonly string[]; isIt: (bytes: Uint8Array) => boolean };

const begins =
  (...start: readonly number[]) =>
  (bytes: Uint8Array) =>
    start.every((byte, index) => bytes[index] === byte);
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCodePoint(...bytes.subarray(from, to));

/** Text has no control characters except tabs and line breaks. */
const isText = (bytes: Uint8Array) => bytes.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13);

export const FILE_KINDS: Record<FileKind, Facts> = {
  png: { label: "PNG", mime: "image/png", extensions: [".png"], isIt: begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a) },
  jpeg: { label: "JPEG", mime: "image/jpeg", extensions: [".jpg", ".jpeg"], isIt: begins(0xff, 0xd8, 0xff) },
  gif: {
    label: "GIF",
    mime: "image/gif",
    extensions: [".gif"],
    isIt: (bytes) => /^GIF8[79]a/.test(ascii(bytes, 0, 6)),
  },
  webp: {
    label: "WebP",
    mime: "image/webp",
    extensions: [".webp"],
    isIt: (bytes) => ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP",
  },
  pdf: { label: "PDF", mime: "application/pdf", extensions: [".pdf"], isIt: begins(0x25, 0x50, 0x44, 0x46, 0x2d) },
  csv: { label: "CSV", mime: "text/csv", extensions: [".csv"], isIt: isText },
  zip: { label: "ZIP", mime: "application/zip", extensions: [".zip"], isIt: begins(0x50, 0x4b, 0x03, 0x04) },
};

/** Number of bytes that are read to detect the type. */
export const HEAD_BYTES = 512;

export const isImage = (kind: FileKind): boolean => FILE_KINDS[kind].mime.startsWith("image/");

/** "PNG, JPEG or PDF". */
export const kindNames = (kinds: readonly FileKind[]): string => {
  const labels = kinds.map((kind) => FILE_KINDS[kind].label);
  return labels.length < 2 ? labels.join("") : `${labels.slice(0, -1).join(", ")} or ${labels.at(-1)}`;
};

/** Formats a size, "2 MB", "512 KB", "900 B", in units of 1,024. */
export const formatBytes = (bytes: number): string => {
  if (!Number.isFinite(bytes) || bytes < 0) return "—";
  const power = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2;
  const amount = bytes / 1024 ** power;
  return `${amount.toLocaleString("en", { maximumFractionDigits: power > 0 && amount < 100 ? 1 : 0 })} ${["B", "KB", "MB"][power]}`;
};

type Named = { name: string; size: number };

/** Own error messages for a wrong type and for a file that is too large. */
export type FileRefusals = { kind?: string | undefined; size?: string | undefined };

/**
 * Validation error of a file by its name, size and first bytes; undefined if it is valid. The type is detected from the
 * bytes: a script renamed to `.png` is refused, and so is a PNG named `.exe`.
 */
export const fileProblem = (
  file: Named,
  head: Uint8Array,
  kinds: readonly FileKind[],
  maxBytes: number,
  refusals: FileRefusals = {},
): string | undefined => {
  if (file.size === 0) return "This file is empty.";
  if (file.size > maxBytes) {
    return refusals.size ?? `This file is ${formatBytes(file.size)}; the maximum is ${formatBytes(maxBytes)}.`;
  }
  const name = file.name.toLowerCase();
  const named = kinds.find((kind) => FILE_KINDS[kind].extensions.some((end) => name.endsWith(end)));
  if (!named) return refusals.kind ?? `Choose a ${kindNames(kinds)} file.`;
  if (FILE_KINDS[named].isIt(head)) return undefined;
  const content = kinds.find((kind) => FILE_KINDS[kind].isIt(head));
  const extension = name.slice(name.lastIndexOf(".") + 1).toUpperCase();
  if (content) return `The content is ${FILE_KINDS[content].label}, but the extension is ${extension}.`;
  return refusals.kind ?? `The content of this file is not ${FILE_KINDS[named].label}.`;
};
