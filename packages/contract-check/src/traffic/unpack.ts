import * as zlib from "node:zlib";

/** Node has it from 22.15 on. */
const { zstdDecompressSync } = zlib as Partial<Pick<typeof zlib, "zstdDecompressSync">>;

/** A reply that grows beyond this when unpacked, in bytes, is not one of an API. */
const LIMIT = { maxOutputLength: 256 * 1024 * 1024 };

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isText = (bytes: Buffer) => /^\s*[[{"<]/.test(bytes.subarray(0, 64).toString("latin1"));

/**
 * Text from bytes that may still be packed: some recorders keep what went over the wire, others unpack it and leave
 * the header. Throws when they are packed in a way that cannot be undone.
 */
export const unpack = (bytes: Buffer, encoding: string): string => {
  if (isGzip(bytes)) return zlib.gunzipSync(bytes, LIMIT).toString("utf8");
  if (!isText(bytes) && encoding === "br") return zlib.brotliDecompressSync(bytes, LIMIT).toString("utf8");
  if (!isText(bytes) && encoding === "zstd") {
    if (!zstdDecompressSync) throw new Error("This Node cannot unpack zstd.");
    return zstdDecompressSync(bytes, LIMIT).toString("utf8");
  }
  if (!isText(bytes) && encoding === "deflate") return zlib.inflateSync(bytes, LIMIT).toString("utf8");
  return bytes.toString("utf8");
};
