const FIND = /^find(All)?By[A-Z]/;

/** The `findBy…` that an `await` waits for, by its name. */
const found = (node) => {
  const callee = node.argument.type === "CallExpression" ? node.argument.callee : undefined;
  const name = callee?.type === "MemberExpression" ? callee.property.name : callee?.name;
  return FIND.test(name) ? name : undefined;
};

/** Whether a node stands in what `expect()` is given, not in a function of its own. */
const isExpected = (node) => {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (/Function/.test(parent.type)) return false;
    if (parent.type === "CallExpression" && parent.callee.name === "expect" && parent.arguments[0] === at) return true;
  }
  return false;
};

/**
 * `expect(await findByText("Saved"))` asserts once, of the element that was there a moment ago: it fails by chance for
 * what is replaced or leaves. `waitFor` retries query and assertion together.
 */
export const noFoundThenAsserted = {
  meta: { type: "problem", docs: { description: "Query and assertion are retried together" }, schema: [] },
  create: (context) => ({
    AwaitExpression: (node) => {
      const name = found(node);
      if (!name || !isExpected(node)) return;
      const get = name.replace("find", "get");
      const message = `The element may be replaced before it is asserted on; write await waitFor(() => expect(….${get}(…)).…) instead.`;
      context.report({ node, message });
    },
  }),
};
