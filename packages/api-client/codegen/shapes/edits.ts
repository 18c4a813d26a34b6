import type { OpenAPI3 } from "openapi-typescript";
import { flat, type Schema } from "./field-of.ts";
import type { Operation } from "../operations.ts";
import { resolve } from "../resolve.ts";

/** The fields that an edit sends of a record, in its body or a part of it. */
type Edit = { part?: string; fields: string[] };

const propertiesAt = (api: OpenAPI3, pointer: string | undefined): Record<string, Schema> =>
  (pointer !== undefined && flat(api, resolve(api, pointer) as Schema).properties) || {};

/** The fields that the read returns and the write accepts: in the body, or in the part that has more of them. */
const editOf = (api: OpenAPI3, write: Operation, read: Operation): Edit => {
  const record = flat(api, propertiesAt(api, read.reply)["data"] ?? {}).properties ?? {};
  const body = propertiesAt(api, write.body ?? write.formBody);
  const sharedWith = (properties: Record<string, Schema> = {}) =>
    Object.keys(properties).filter((name) => Object.hasOwn(record, name));
  const parts = Object.entries(body).map(([part, it]) => ({ part, fields: sharedWith(flat(api, it).properties) }));
  return parts.reduce<Edit>((best, it) => (it.fields.length > best.fields.length ? it : best), {
    fields: sharedWith(body),
  });
};

/**
 * The edits of records: `updateBank` and `saveBank` change what `showBank` or `getBank` returns. Tests hold that a form
 * sends all these fields.
 */
export const editsFile = (api: OpenAPI3, operations: readonly Operation[]): string => {
  const rows = operations.flatMap((write) => {
    const [, record] = /^(?:update|save)(\w+)$/.exec(write.id) ?? [];
    const read = operations.find(({ id }) => id === `show${record}` || id === `get${record}`);
    const edit = read && editOf(api, write, read);
    return edit && edit.fields.length > 0 ? [`  ${write.id}: ${JSON.stringify(edit)},`] : [];
  });
  return `\nexport const edits = {\n${rows.map((it) => `${it}\n`).join("")}} as const;\n`;
};
