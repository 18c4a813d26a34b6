/** Styles of headings, lists, quotes and links; close to the players' view, in the console's font. */
export const READ_LOOK = [
  "text-body text-ink break-words",
  "[&>*+*]:mt-2 [&_a]:underline [&_a]:underline-offset-2",
  "[&_h1]:text-title [&_h1]:font-semibold [&_h2]:text-heading [&_h2]:font-semibold",
  "[&_h3]:font-semibold [&_h4]:font-medium [&_h4]:text-ink-muted",
  "[&_ul]:list-disc [&_ul]:ps-5 [&_ol]:list-decimal [&_ol]:ps-5 [&_li+li]:mt-1",
  "[&_blockquote]:border-s-2 [&_blockquote]:border-line-strong [&_blockquote]:ps-3 [&_blockquote]:text-ink-muted",
  "[&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1 [&_code]:font-mono [&_code]:text-meta",
  "[&_img[src]]:inline-block [&_img[src]]:max-h-80 [&_img[src]]:max-w-full [&_img[src]]:rounded-md",
  "[&_table]:w-full [&_table]:table-fixed [&_table]:border-collapse",
  "[&_:is(td,th)]:border [&_:is(td,th)]:border-line-strong [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1 [&_:is(td,th)]:align-top",
  "[&_th]:bg-sunken [&_th]:text-start [&_th]:font-semibold",
  "[&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:bg-sunken [&_pre]:p-2 [&_pre_code]:p-0 [&_hr]:border-line",
].join(" ");

/** Styles of the selection, and of the gap cursor before and after a table. */
const CURSOR_LOOK = [
  "[&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-focus",
  "[&_.selectedCell]:bg-accent-soft",
  "[&_.ProseMirror-gapcursor]:pointer-events-none [&_.ProseMirror-gapcursor]:relative [&_.ProseMirror-gapcursor]:block",
  "[&_.ProseMirror-gapcursor]:h-4 [&_.ProseMirror-gapcursor]:w-4 [&_.ProseMirror-gapcursor]:border-t [&_.ProseMirror-gapcursor]:border-ink",
].join(" ");

/** Styles of the text in the editor. */
export const TEXT_LOOK = `min-h-32 max-h-96 overflow-y-auto px-3 py-2 outline-none whitespace-break-spaces ${READ_LOOK} ${CURSOR_LOOK}`;
