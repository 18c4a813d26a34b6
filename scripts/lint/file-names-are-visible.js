/** Names of variables that hold a file: what `.name` is read from. */
const FILE = /^(?:file|media|attachment)$/i;
/** Names of variables that hold the name of a file. */
const FILE_NAME = /^(?:[a-z]+F|f)ileName$/;
/** Attributes that a reader sees or hears. */
const SEEN = new Set(["title", "alt", "label", "aria-label", "aria-description", "caption", "description", "subtitle"]);

const nameOf = (node) =>
  node?.type === "Identifier"
    ? node.name
    : node?.type === "MemberExpression" && !node.computed
      ? node.property.name
      : undefined;

/** Whether an expression is the name of a file, by the words of the code. */
const isFileName = (node) =>
  node.type === "MemberExpression" && nameOf(node) === "name"
    ? FILE.test(nameOf(node.object) ?? "")
    : FILE_NAME.test(nameOf(node) ?? "");

/** Whether the value of this node is read by somebody: between tags, in an attribute that is seen, or in a sentence. */
const isShown = (node) => {
  const { parent } = node;
  if (parent.type === "TemplateLiteral") return parent.quasis.some(({ value }) => /\s/.test(value.raw));
  if (parent.type !== "JSXExpressionContainer") return false;
  return parent.parent.type !== "JSXAttribute" || SEEN.has(parent.parent.name.name);
};

/**
 * A file may be called `invoice<right-to-left override>gnp.exe`, which looks like a picture: its name is shown by
 * `FileName`, or by `visibleText` in labels and sentences.
 */
export const fileNamesAreVisible = {
  meta: { type: "problem", docs: { description: "File names with their control characters" }, schema: [] },
  create: (context) => {
    const check = (node) => {
      if (isFileName(node) && isShown(node))
        context.report({ node, message: "Show the name of a file with <FileName> or visibleText()." });
    };
    return { MemberExpression: check, Identifier: check };
  },
};
