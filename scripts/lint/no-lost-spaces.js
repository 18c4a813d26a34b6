const WORD_OR_OPENING = String.raw`[\p{L}\p{N}(“‘]`;
const WORD_OR_CLOSING = String.raw`[\p{L}\p{N}.,;:!?)”’%]`;
/** A text that begins or ends with a line break and a word, which belong to a sentence. */
const AFTER_BREAK = new RegExp(String.raw`^\s*\n\s*${WORD_OR_OPENING}`, "u");
const BEFORE_BREAK = new RegExp(String.raw`${WORD_OR_CLOSING}\s*\n\s*$`, "u");
const STARTS = new RegExp(`^${WORD_OR_OPENING}`, "u");
const ENDS = new RegExp(`${WORD_OR_CLOSING}$`, "u");

/** Elements that are no part of a sentence. */
const BOXES = /^(svg|input|button|br|img|div|p|ul|ol|li|dl|dt|dd|h\d|section|table|Button|Kbd|SubmitKeys|.*Icon)$/;
/** Parents that space their children. */
const SPACED = /^(.*Button|.*MenuItem|.*Badge)$/;
const IN_BOXES = /(^|\s|:)(inline-)?(flex|grid)(\s|$)/;

const nameOf = ({ name }) => (name.type === "JSXIdentifier" ? name.name : "");
const attributeOf = ({ attributes }, name) => attributes.find((it) => it.name?.name === name);

const isLayout = (parent) => {
  if (parent.type !== "JSXElement") return false;
  const className = attributeOf(parent.openingElement, "className")?.value;
  return SPACED.test(nameOf(parent.openingElement)) || IN_BOXES.test(className?.value ?? "");
};

/** Whether an expression renders a word where it meets the text: at its start (`STARTS`) or its end (`ENDS`). */
const rendersWord = (node, edge) => {
  switch (node?.type) {
    case "JSXElement":
      return !BOXES.test(nameOf(node.openingElement)) && !attributeOf(node.openingElement, "aria-hidden");
    case "JSXExpressionContainer":
      return rendersWord(node.expression, edge);
    case "LogicalExpression":
      return rendersWord(node.right, edge);
    case "ConditionalExpression":
      return rendersWord(node.consequent, edge) || rendersWord(node.alternate, edge);
    case "Literal":
      return edge.test(String(node.value));
    case "TemplateLiteral": {
      const text = node.quasis.at(edge === STARTS ? 0 : -1).value.cooked;
      return text === "" || edge.test(text);
    }
    default:
      return ["Identifier", "MemberExpression", "CallExpression"].includes(node?.type);
  }
};

/**
 * JSX drops a line break with the spaces around it: a word on the line after `</strong>` is written without a space. `{" "}`
 * at the end of the line keeps it.
 */
export const noLostSpaces = {
  meta: { type: "problem", docs: { description: "Words and inline elements are separated by a space" }, schema: [] },
  create: (context) => {
    const check = (parent) => {
      if (isLayout(parent)) return;
      parent.children.forEach((node, index) => {
        if (node.type !== "JSXText") return;
        const before = AFTER_BREAK.test(node.value) && rendersWord(parent.children[index - 1], ENDS);
        const after = BEFORE_BREAK.test(node.value) && rendersWord(parent.children[index + 1], STARTS);
        if (!before && !after) return;
        const message = `The space ${before ? "before" : "after"} this text is dropped with its line break; write {" "} there.`;
        context.report({ node, message });
      });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
