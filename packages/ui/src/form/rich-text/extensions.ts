import type { Extensions } from "@tiptap/core";
import { TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { safeHref } from "../../safe-href.ts";
import { Picture } from "./picture.ts";
import { PlainTable } from "./paste/plain-table.ts";

/** What a rich text can hold. Addresses that must not be followed are left out, typed, pasted or given. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    // It would add an empty paragraph to a text that nobody has touched.
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: "https",
      isAllowedUri: (address) => safeHref(address) !== undefined,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
  Picture,
];
