import type { Extensions } from "@tiptap/core";
import { TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { safeHref } from "../../safe-href.ts";
import { Picture } from "./picture.ts";
import { PlainTable } from "./paste/plain-table.ts";

/** Editor extensions of a rich text. Unsafe URLs are dropped, whether typed, pasted or given. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    // Would add an empty paragraph to an unedited text.
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
