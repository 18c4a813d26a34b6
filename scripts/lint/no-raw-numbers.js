/** Names of amounts and counts. */
const NUMBER = /^(?:balance|count)$|(?:InUSD|Amount|Balance|Count)$/;

/** A text that is read, unlike a class, an address or a key. */
const SENTENCE = /[\p{L},] | \p{L}/u;

const lastName = (node) => {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression") return node.property.name ?? "";
  if (node.type === "ChainExpression") return lastName(node.expression);
  if (node.type === "CallExpression" && /^(?:String|Number)$/.test(node.callee.name ?? "")) {
    const [first] = node.arguments;
    return first ? lastName(first) : "";
  }
  return "";
};

/** Whether a variable holds a text already: what a function has formatted, or a template. */
const isText = (context, node) => {
  if (node.type !== "Identifier") return false;
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
    const variable = scope.set.get(node.name);
    if (!variable) continue;
    return variable.defs.some(({ node: { init } }) => {
      const made = init?.type === "ConditionalExpression" ? init.consequent : init;
      return made?.type === "CallExpression" || made?.type === "TemplateLiteral";
    });
  }
  return false;
};

/**
 * A number in a sentence of the product is written as on the screen beside it: with the locale's separators and the currency's decimals.
 */
export const noRawNumbers = {
  meta: { type: "problem", docs: { description: "Numbers in sentences are formatted" }, schema: [] },
  create: (context) => {
    if (/\.(?:scenes|stories|test)\./.test(context.filename)) return {};
    const check = (node) => {
      const name = lastName(node);
      if (!NUMBER.test(name) || isText(context, node)) return;
      context.report({
        node,
        message: `${name} would be written without separators; format it (formatNumber, amountText).`,
      });
    };
    return {
      TemplateLiteral: ({ quasis, expressions }) => {
        if (SENTENCE.test(quasis.map(({ value }) => value.cooked).join("0"))) expressions.forEach(check);
      },
      JSXExpressionContainer: ({ parent, expression }) => {
        if (parent.children?.some(({ type, value }) => type === "JSXText" && /\p{L}/u.test(value))) check(expression);
      },
    };
  },
};
