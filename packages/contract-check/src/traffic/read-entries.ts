import { createReadStream } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { basename } from "node:path";
import { createGunzip } from "node:zlib";
import { CannotCheck } from "../frame/cannot-check.ts";
import { BrokenTraffic, harEntries } from "./har-entries.ts";
import type { HarEntry } from "./har-entry.ts";
import { lineEntries } from "./line-entries.ts";

/** Number of bytes inspected to detect the file type. */
const HEAD = 64 * 1024;

const headOf = async (file: string): Promise<Buffer> => {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file);
    if ((await handle.stat()).isDirectory()) throw new CannotCheck(`${file} is a folder, not a file of traffic.`);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    if (error instanceof CannotCheck) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    throw new CannotCheck(code === "ENOENT" ? `There is no file ${file}.` : `${file} cannot be read: ${code}.`, {
      cause: error,
    });
  } finally {
    await handle?.close();
  }
};

/** The first line of newline JSON is a complete object, and that object is an exchange. */
const isLines = (file: string, head: Buffer) => {
  if (/\.(ndjson|jsonl)(\.gz)?$/i.test(file)) return true;
  const [first = ""] = head.toString("utf8").trimStart().split("\n");
  try {
    return "request" in (JSON.parse(first) as object);
  } catch {
    return false;
  }
};

const isGzip = (head: Buffer) => head[0] === 0x1f && head[1] === 0x8b;

/** Streams the recorded entries of a file (HAR or newline JSON, gzipped or not) with their positions. */
export async function* readEntries(file: string): AsyncGenerator<{ entry: HarEntry; seen: string }> {
  const head = await headOf(file);
  if (head.length === 0) throw new CannotCheck(`${file} is empty.`);
  const stream = createReadStream(file, { highWaterMark: 64 * 1024 });
  const bytes = isGzip(head) ? stream.pipe(createGunzip()) : stream;
  const entries = isLines(file, head) ? lineEntries(bytes) : harEntries(bytes);
  let count = 0;
  try {
    for await (const entry of entries) yield { entry, seen: `${basename(file)}, entry ${++count}` };
  } catch (error) {
    const after = count > 0 ? ` after entry ${count}` : "";
    if (error instanceof BrokenTraffic) throw new CannotCheck(`${file} ${error.message}${after}.`, { cause: error });
    if (isGzip(head)) throw new CannotCheck(`${file} cannot be unpacked${after}.`, { cause: error });
    throw error;
  } finally {
    stream.destroy();
  }
}
