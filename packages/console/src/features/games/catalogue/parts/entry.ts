import type { components } from "@backoffice/api-client";

type Name = components["schemas"]["GameCatalogueTitle"];

/** Common fields of catalogue entries: categories, tags, jurisdictions, original providers. */
export type Entry = {
  /** Owner, an operator or brand; `*` is global (shell §3). */
  opId: string;
  title: Name;
  /** Number of games with this entry. */
  gamesCount: number;
  updatedAt: string;
  updatedBy: string | null;
};

/** Wire name of the key: jurisdictions have a code, the others a slug. */
export type LabelKey = "slug" | "code";

/** An entry with a slug or code, and a description. */
export type Label<Key extends LabelKey> = Entry & { uuid: string; description: Record<string, string> } & Record<
    Key,
    string
  >;

/** Body to add a label, or, with its ID, to edit it. */
export type LabelDraft<Key extends LabelKey> = Pick<Label<Key>, "opId" | "title" | "description"> &
  Record<Key, string> & { uuid?: string };
