import { fold } from "@backoffice/ui";
import type { MenuGroup } from "./menu.ts";

const plain = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, " ");

/** The entries where every word of the text is the beginning of a word in their label, group or path. */
export const searchMenu = (groups: readonly MenuGroup[], text: string): readonly MenuGroup[] => {
  const words = plain(text).trim().split(" ").filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ label, path }) => {
        const where = ` ${plain(`${label} ${group.label} ${path}`)}`;
        return words.every((word) => where.includes(` ${word}`));
      }),
    }))
    .filter((group) => group.entries.length > 0);
};
