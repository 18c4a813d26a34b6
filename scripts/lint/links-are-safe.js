/** Elements and their attribute that is followed, or whose page is run. */
const FOLLOWED = new Map([
  ["a", "href"],
  ["area", "href"],
  ["iframe", "src"],
  ["embed", "src"],
  ["object", "data"],
  ["form", "action"],
]);
/** Functions whose answer is an address that runs nothing. */
const SAFE_CALL = /^(?:safeHref|safePicture|[a-zA-Z]+Address)$/;

/** Whether a name is imported, as the paths of calls are. */
const isImported = (program, name) =>
  program.body.some((it) => it.type === "ImportDeclaration" && it.specifiers.some(({ local }) => local.name === name));

/** The values of `const name = …` anywhere in the file. */
const valuesOf = (program, name) => {
  const found = [];
  const walk = (node) => {
    if (!node || typeof node.type !== "string") return;
    if (node.type === "VariableDeclarator" && node.id.name === name) found.push(node.init);
    for (const [key, value] of Object.entries(node)) {
      if (key === "parent") continue;
      for (const child of Array.isArray(value) ? value : [value]) if (child && typeof child === "object") walk(child);
    }
  };
  walk(program);
  return found;
};

const isSafe = (node, program) => {
  switch (node?.type) {
    case "Literal":
      return true;
    case "TemplateLiteral":
      return node.quasis[0].value.raw !== "" || isImported(program, node.expressions[0]?.name);
    case "CallExpression":
      return SAFE_CALL.test(node.callee.name ?? "");
    case "ConditionalExpression":
      return isSafe(node.consequent, program) && isSafe(node.alternate, program);
    case "LogicalExpression":
      return isSafe(node.right, program);
    case "Identifier": {
      if (node.name === "undefined") return true;
      const values = valuesOf(program, node.name);
      return values.length > 0 && values.every((it) => it?.type !== "Identifier" && isSafe(it, program));
    }
    default:
      return false;
  }
};

/** An address from the server may be `javascript:…`: links and frames take what `safeHref` let through, or begin with a text. */
export const linksAreSafe = {
  meta: { type: "problem", docs: { description: "Links through safeHref" }, schema: [] },
  create: (context) => {
    let program;
    return {
      Program: (node) => {
        program = node;
      },
      JSXAttribute: (node) => {
        if (FOLLOWED.get(node.parent.name.name) !== node.name.name) return;
        if (node.value?.type !== "JSXExpressionContainer" || isSafe(node.value.expression, program)) return;
        context.report({ node, message: "Pass this address through safeHref()." });
      },
    };
  },
};
