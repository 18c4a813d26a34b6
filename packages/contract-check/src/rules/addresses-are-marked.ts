import { ADDRESS_SCHEMES } from "@backoffice/api-client/codegen";
import type { UserContext } from "@redocly/openapi-core";
import { follow } from "./reading/follow.ts";
import { isNode, isOf, type Node } from "./reading/node.ts";
import type { ContractRule } from "./rule.ts";

const NAME =
  /(^path|ur[il]s?|href|link|webhook|callback|redirect(To)?|returnTo|web_?site|homepage|(image|picture|photo|logo|logoDark|icon|favicon|banner|avatar|cover|file)_?Path|photo|logo|avatar)$/i;
const DESCRIPTION =
  /\b(UR[IL]s?|(web|https?) address|leads|(address(es)?|paths?) of (the|an?) (\w+'s )?(page|site|picture|image|logo|icon|file|profile|connection)s?)\b/i;
/** A text to search for. */
const SEARCH = /^part of/i;

/** Whether a text, or each text of a list, can be an address by its name or description. */
const looksLikeAddress = (name: string, { description, format, ...schema }: Node, items: Node): boolean => {
  const text = isOf(schema, "string") ? schema : isOf(schema, "array") && isOf(items, "string") ? items : undefined;
  if (!text || text["enum"] || format === "binary" || items["format"] === "binary") return false;
  const says = typeof description === "string" ? description : "";
  return !SEARCH.test(says) && (NAME.test(name) || DESCRIPTION.test(says));
};

/** What is wrong with a mark; undefined if nothing. */
const wrongMark = (name: string, { "x-schemes": schemes, pattern }: Node): string | undefined => {
  const list: unknown[] = Array.isArray(schemes) ? schemes : [];
  const unknown = list.find((it) => !(ADDRESS_SCHEMES as unknown[]).includes(it));
  if (unknown !== undefined) return `${name} takes ${JSON.stringify(unknown)}, which is no word of x-schemes.`;
  if (list.length === 0) return `${name} has x-schemes without a scheme.`;
  return pattern === undefined ? undefined : `${name} has a pattern beside x-schemes, which make one.`;
};

/** Every address says which schemes it takes, so that none can hold a link that runs a script. */
export const addressesAreMarked: ContractRule = {
  id: "addresses-are-marked",
  hint: "Add x-schemes with the schemes it takes, or list its name in x-not-addresses of the contract with the reason.",
  visit: () => {
    let others: Node = {};
    const complaint = (name: string, written: unknown, context: UserContext): string | undefined => {
      const schema = follow(written, context);
      const items = follow(schema["items"], context);
      const marked = [schema, items].find((it) => it["x-schemes"] !== undefined);
      if (marked) return wrongMark(name, marked);
      return looksLikeAddress(name, schema, items) && !Object.hasOwn(others, name)
        ? `${name} looks like an address and does not say which schemes it takes.`
        : undefined;
    };
    return {
      Root: (root) => {
        const listed = (root as unknown as Node)["x-not-addresses"];
        if (isNode(listed)) others = listed;
      },
      SchemaProperties: (properties, context) => {
        for (const [name, property] of Object.entries(properties as Node)) {
          const message = complaint(name, property, context);
          if (message) context.report({ message, location: context.location.child([name]).key() });
        }
      },
      Parameter: ({ name, schema, description }, context) => {
        const message = complaint(name, { description, ...follow(schema, context) }, context);
        if (message) context.report({ message });
      },
    };
  },
};
