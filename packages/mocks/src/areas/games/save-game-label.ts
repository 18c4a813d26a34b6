import type { Actor } from "../../commands/actor.ts";
import { createRandom } from "../../db/random.ts";
import { refuseFields, Refusal } from "../../request/refusal.ts";
import { checkCatalogueRights, languageMessages } from "./catalogue-rights.ts";

type Text = Record<string, string>;

/** The fields that categories, tags and jurisdictions share. */
type Label = {
  uuid: string;
  opId: string;
  title: Text & { en: string };
  description: Text;
  updatedAt: string;
  updatedBy: string | null;
};

export type LabelKey = "slug" | "code";
export type LabelRow<Key extends LabelKey> = Label & Record<Key, string>;
export type LabelDraft<Key extends LabelKey> = Pick<Label, "opId" | "title" | "description"> &
  Record<Key, string> & { uuid?: string };

/**
 * Adds an entry of the game catalogue, or changes the one with the draft's `uuid`. The slug (or code) is unique within
 * the operator; slug and operator cannot change (shell §5).
 */
export const saveGameLabel = <Key extends LabelKey>(
  { db, account, clock }: Actor,
  { table, key, noun }: { table: Map<string, LabelRow<Key>>; key: Key; noun: string },
  draft: LabelDraft<Key>,
): LabelRow<Key> => {
  checkCatalogueRights(db, account, draft.opId);
  const known = draft.uuid === undefined ? undefined : table.get(draft.uuid);
  if (draft.uuid !== undefined && !known) throw new Refusal(404, `This ${noun} does not exist.`);
  if (known && known.opId !== draft.opId) throw new Refusal(400, `This ${noun} belongs to another operator.`);

  const fields = languageMessages(db, account, draft.opId, draft, known);
  if (known && known[key] !== draft[key]) fields[key] = `The ${key} of a ${noun} cannot be changed.`;
  if (!known && [...table.values()].some((it) => it.opId === draft.opId && it[key] === draft[key]))
    fields[key] = `A ${noun} with the ${key} ${draft[key]} already exists.`;
  refuseFields(fields);

  const random = createRandom(`${noun}/${draft.opId}/${draft[key]}`);
  let free = random.uuid();
  while (table.has(free)) free = random.uuid();
  const row: LabelRow<Key> = {
    ...draft,
    uuid: known?.uuid ?? free,
    updatedAt: new Date(clock.now()).toISOString(),
    updatedBy: account.nickname ?? account.email,
  };
  table.set(row.uuid, row);
  return row;
};
