import * as zlib from "node:zlib";

/** Available from Node 22.15. */
const { zstdDecompressSync } = zlib as Partial<Pick<typeof zlib, "zstdDecompressSync">>;

/** Maximum decompressed size in bytes; larger replies are not API replies. */
const LIMIT = { maxOutputLength: 256 * 1024 * 1024 };

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isText = (bytes: Buffer) => /^\s*[[{"<]/.test(bytes.subarray(0, 64).toString("latin1"));

/**
 * Decodes bytes that may still be compressed: some recorders keep the wire bytes, others decompress and keep the
 * header. Throws if they cannot be decompressed.
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
