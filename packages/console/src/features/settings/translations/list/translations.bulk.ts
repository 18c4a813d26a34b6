import { deleteTranslation, showTranslation, type components } from "@backoffice/api-client";
import { Trash2 } from "lucide-react";
import { bulkCall, rereadBy, type Bulk } from "#kit/bulk/bulk.ts";

type Translation = components["schemas"]["Translation"];

/** Deletes several keys, each with its texts in all languages (content §2, §7). */
export const translationBulk: Bulk<Translation> = {
  noun: ["translation", "translations"],
  name: ({ rowKey }) => rowKey,
  decisive: ["en"],
  reread: rereadBy(showTranslation, ({ rowKey }: Translation) => ({ body: { rowKey } })),
  actions: [
    {
      id: "delete",
      verb: "Delete",
      icon: Trash2,
      tone: "danger",
      irreversible: true,
      outcome: "Products show the keys instead.",
      call: ({ rowKey }) => bulkCall(deleteTranslation, { query: { rowKey } }),
    },
  ],
};
