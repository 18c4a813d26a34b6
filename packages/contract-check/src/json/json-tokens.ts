/** A key or number in a JSON text, with its path. */
export type JsonToken = { kind: "key" | "number"; path: readonly (string | number)[]; raw: string };

type Frame = { isObject: boolean; next: string | number; expectsKey: boolean };

const TOKEN = /[\s:,]*(?:("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*)|([{}[\]])|true|false|null)/y;

/** The keys and numbers of a valid JSON text as written, in order. */
export function* jsonTokens(text: string): Generator<JsonToken> {
  const frames: Frame[] = [];
  const pathTo = () => frames.map((it) => it.next);
  /** A value has ended: the next one has another index. */
  const ended = () => {
    const frame = frames.at(-1);
    if (!frame) return;
    if (frame.isObject) frame.expectsKey = true;
    else frame.next = Number(frame.next) + 1;
  };
  TOKEN.lastIndex = text.startsWith("\uFEFF") ? 1 : 0;
  for (let at = TOKEN.lastIndex; ;) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) return;
    at = TOKEN.lastIndex;
    const [, string, number, bracket] = match;
    const frame = frames.at(-1);
    if (string !== undefined && frame?.isObject && frame.expectsKey) {
      frame.next = JSON.parse(string) as string;
      frame.expectsKey = false;
      yield { kind: "key", path: pathTo(), raw: string };
    } else if (bracket === "{" || bracket === "[")
      frames.push({ isObject: bracket === "{", next: bracket === "{" ? "" : 0, expectsKey: true });
    else {
      if (number !== undefined) yield { kind: "number", path: pathTo(), raw: number };
      if (bracket !== undefined) frames.pop();
      ended();
    }
  }
}
