/** Utilities that name a side of the screen, and what to write so that the page also reads from right to left. */
const LOGICAL = [
  [/^-?m([lr])-/, ([, side]) => (side === "l" ? "ms-" : "me-")],
  [/^-?p([lr])-/, ([, side]) => (side === "l" ? "ps-" : "pe-")],
  [/^-?scroll-([mp])([lr])-/, ([, kind, side]) => `scroll-${kind}${side === "l" ? "s" : "e"}-`],
  [/^-?(left|right)-/, ([, side]) => (side === "left" ? "start-" : "end-")],
  [/^(text|float|clear)-(left|right)$/, ([, kind, side]) => `${kind}-${side === "left" ? "start" : "end"}`],
  [/^border-([lr])(-|$)/, ([, side]) => (side === "l" ? "border-s" : "border-e")],
  [/^rounded-([lr])(-|$)/, ([, side]) => (side === "l" ? "rounded-s" : "rounded-e")],
  [/^rounded-([tb])([lr])(-|$)/, ([, edge, side]) => `rounded-${edge === "t" ? "s" : "e"}${side === "l" ? "s" : "e"}`],
];

/** Text between quotes may be prose or a locale ("right-hand", "pl-PL"), except in these places. */
const CLASS_CALLS = new Set(["cn", "cva", "clsx", "cx"]);
const CLASS_NAME = /(?:^|_|[a-z])(?:class(?:Name|es|Names)?|looks?)$/i;

/** What is a class wherever it stands, say in a table of looks: a side with a size, or one that is said of a part. */
const SURELY = /^-?(?:scroll-)?[a-z]+-(?:\d|px$|auto$|full$|[[(])|^(?:text|float|clear|border|rounded)-/;

const utilityOf = (word) => word.slice(word.lastIndexOf(":") + 1).replace(/^!|!$/g, "");

const problemIn = (utility) => {
  for (const [pattern, instead] of LOGICAL) {
    const match = pattern.exec(utility);
    if (match) return instead(match);
  }
  return undefined;
};

const nameOf = (node) => node?.name?.name ?? node?.name ?? node?.value;

/** Whether a string stands in a class attribute, a class helper's call, or a variable or property named after one. */
const holdsClasses = (node) => {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === "JSXAttribute") return CLASS_NAME.test(String(nameOf(at.name)));
    if (at.type === "CallExpression" && CLASS_CALLS.has(at.callee?.name)) return true;
    if (at.type === "Property" && CLASS_NAME.test(String(nameOf(at.key)))) return true;
    if (at.type === "VariableDeclarator" && CLASS_NAME.test(String(at.id?.name))) return true;
    if (/Function|^Program$/.test(at.type)) return false;
  }
  return false;
};

/** Classes must be logical (`ms-2`, `text-start`), never physical (`ml-2`, `text-left`): the console also runs right to left. */
export const noPhysicalClasses = {
  meta: { type: "problem", docs: { description: "Only logical sides in class names" }, schema: [] },
  create: (context) => {
    const check = (node, text) => {
      if (!/left|right|[mpdrl]-|-[lrtb]/.test(text)) return;
      for (const word of text.split(/\s+/)) {
        const utility = utilityOf(word);
        const instead = problemIn(utility);
        if (instead && (SURELY.test(utility) || holdsClasses(node)))
          context.report({ node, message: `"${word}" names a side of the screen; write ${instead}… instead.` });
      }
    };
    return {
      Literal: (node) => {
        if (typeof node.value === "string") check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
