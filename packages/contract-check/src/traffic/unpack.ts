import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";

/** A reply that grows beyond this when unpacked, in bytes, is not one of an API. */
const LIMIT = { maxOutputLength: 256 * 1024 * 1024 };

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isText = (bytes: Buffer) => /^\s*[[{"<]/.test(bytes.subarray(0, 64).toString("latin1"));

/**
 * Text from bytes that may still be packed: some recorders keep what went over the wire, others unpack it and leave
 * the header. Throws when they are packed in a way that cannot be undone.
 */
export const unpack = (bytes: Buffer, encoding: string): string => {
  if (isGzip(bytes)) return gunzipSync(bytes, LIMIT).toString("utf8");
  if (!isText(bytes) && encoding === "br") return brotliDecompressSync(bytes, LIMIT).toString("utf8");
  if (!isText(bytes) && encoding === "zstd") return zstdDecompressSync(bytes, LIMIT).toString("utf8");
  if (!isText(bytes) && encoding === "deflate") return inflateSync(bytes, LIMIT).toString("utf8");
  return bytes.toString("utf8");
};
