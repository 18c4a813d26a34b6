import { DOMParser, type ParseOptions, type Schema, type Slice } from "@tiptap/pm/model";
import { restoreStyles } from "./quiet-html.ts";

/** Reads what was pasted, after `quietHtml` went over it. */
export class PasteParser extends DOMParser {
  constructor(schema: Schema) {
    super(schema, DOMParser.fromSchema(schema).rules);
  }

  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    restoreStyles(dom);
    return super.parseSlice(dom, options);
  }
}
