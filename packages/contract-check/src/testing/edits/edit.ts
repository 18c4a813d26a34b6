import type { HarEntry } from "../../traffic/har-entry.ts";

/** A small change of a recorded exchange. Paths go through JSON bodies: `reply.data.items.0.status`. */
export type Edit =
  | { set: string; to: unknown }
  | { remove: string }
  | { status: number }
  | { method: string }
  | { path: string }
  | { origin: string }
  | { query: readonly [name: string, value: string] }
  | { dropQuery: string }
  /** The reply's whole text and media type. */
  | { text: string; type: string }
  | { type: string }
  | { requestType: string }
  | { dropBody: true }
  | { header: readonly [name: string, value: string] };

type Json = Record<string, unknown>;

const sideOf = (entry: HarEntry, path: string) => {
  const [side, ...keys] = path.split(".");
  const holder =
    side === "reply"
      ? entry.response!.content!
      : (entry.request!.postData ??= { mimeType: "application/json", text: "{}" });
  return { holder, keys };
};

const change = (entry: HarEntry, path: string, act: (parent: Json, key: string) => void) => {
  const { holder, keys } = sideOf(entry, path);
  const box: Json = { whole: JSON.parse(String(holder.text)) as unknown };
  const all = ["whole", ...keys];
  let parent = box;
  for (const key of all.slice(0, -1)) parent = parent[key] as Json;
  act(parent, all.at(-1)!);
  holder.text = JSON.stringify(box["whole"]);
};

const changeUrl = (entry: HarEntry, act: (url: URL) => void) => {
  const url = new URL(String(entry.request!.url));
  act(url);
  entry.request!.url = url.href;
};

const applyOne = (entry: HarEntry, edit: Edit): void => {
  const { request, response } = entry as Required<HarEntry>;
  if ("set" in edit) change(entry, edit.set, (parent, key) => void (parent[key] = edit.to));
  else if ("remove" in edit) change(entry, edit.remove, (parent, key) => void delete parent[key]);
  else if ("status" in edit) response.status = edit.status;
  else if ("method" in edit) request.method = edit.method;
  else if ("path" in edit) changeUrl(entry, (url) => void (url.pathname = edit.path));
  else if ("origin" in edit) changeUrl(entry, (url) => void (url.host = new URL(edit.origin).host));
  else if ("query" in edit) changeUrl(entry, (url) => url.searchParams.set(...edit.query));
  else if ("dropQuery" in edit) changeUrl(entry, (url) => url.searchParams.delete(edit.dropQuery));
  else if ("text" in edit) response.content = { mimeType: edit.type, text: edit.text, size: edit.text.length };
  else if ("type" in edit) response.content!.mimeType = edit.type;
  else if ("requestType" in edit) request.postData!.mimeType = edit.requestType;
  else if ("header" in edit)
    request.headers = [...(request.headers as object[]), { name: edit.header[0], value: edit.header[1] }];
  else delete request.postData;
};

/** A copy of the exchange with the changes. */
export const edited = (entry: HarEntry, edits: readonly Edit[]): HarEntry => {
  const copy = structuredClone(entry);
  for (const edit of edits) applyOne(copy, edit);
  return copy;
};
