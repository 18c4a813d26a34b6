import type { components } from "@backoffice/api-client";

type Name = components["schemas"]["GameCatalogueTitle"];

/** What all entries of the catalogue have: categories, tags, jurisdictions, original providers. */
export type Entry = {
  /** The operator or brand that it belongs to; `*` is global (shell §3). */
  opId: string;
  title: Name;
  /** Games that carry it. */
  gamesCount: number;
  updatedAt: string;
  updatedBy: string | null;
};

/** What an entry is known by on the wire: a jurisdiction has a code, the others a slug. */
export type LabelKey = "slug" | "code";

/** An entry with a slug or code, and a description. */
export type Label<Key extends LabelKey> = Entry & { uuid: string; description: Record<string, string> } & Record<
    Key,
    string
  >;

/** What is sent to add a label, or with its id to change it. */
export type LabelDraft<Key extends LabelKey> = Pick<Label<Key>, "opId" | "title" | "description"> &
  Record<Key, string> & { uuid?: string };
