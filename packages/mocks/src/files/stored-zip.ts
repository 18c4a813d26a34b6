/** A file in an archive. */
type Entry = { name: string; text: string };

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest >>> 0;
});

const checksum = (bytes: Uint8Array): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ TABLE[(sum ^ byte) & 255]!;
  return (sum ^ 0xffffffff) >>> 0;
};

/** Little-endian numbers of two or four bytes. */
const numbers = (...parts: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap(([bytes, value]) => Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 255)),
  );

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((sum, it) => sum + it.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** A ZIP archive without compression; dated 1 January 2026, so that the bytes are always the same. */
export const storedZip = (entries: readonly Entry[]): Uint8Array<ArrayBuffer> => {
  const encoder = new TextEncoder();
  const date = (46 << 9) | (1 << 5) | 1;
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const [title, bytes] = [encoder.encode(name), encoder.encode(text)];
    const size = bytes.length;
    const facts = numbers([2, 20], [2, 0], [2, 0], [2, 0], [2, date], [4, checksum(bytes)], [4, size], [4, size]);
    const head = [numbers([4, 0x04034b50]), facts, numbers([2, title.length], [2, 0]), title, bytes];
    const rest = numbers([2, title.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    directory.push(numbers([4, 0x02014b50], [2, 20]), facts, rest, title);
    files.push(...head);
    offset += head.reduce((sum, it) => sum + it.length, 0);
  }
  const length = directory.reduce((sum, it) => sum + it.length, 0);
  const count = entries.length;
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, offset], [2, 0]);
  return joined([...files, ...directory, end]);
};
