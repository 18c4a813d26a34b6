import type { Contract, Operation, Schema } from "../contract/contract.ts";
import { isNames, isWordsOrData } from "../contract/document-keys.ts";
import type { Finding } from "../findings/finding.ts";
import { below, type SchemaAt } from "../schema/parts/schema-at.ts";

const RULE = "contract/marks-have-an-effect";

type Media = { schema?: Schema; pointer: string };
const schemaOf = ({ schema, pointer }: Media): SchemaAt[] => (schema ? [{ node: schema, pointer }] : []);
const sent = ({ body, parameters }: Operation): SchemaAt[] =>
  [...(body?.content.values() ?? []), ...parameters].flatMap(schemaOf);
const read = ({ replies, replyHeaders }: Operation): SchemaAt[] => [
  ...[...replies.values()].flatMap((content) =>
    [...content.values()].flatMap((it) => [...schemaOf(it), ...(it.refusal ? [it.refusal] : [])]),
  ),
  ...[...replyHeaders.values()].flat().flatMap(schemaOf),
];

/** A schema and the first operation that leads to it. */
type Visited = Map<Schema, { at: SchemaAt; operation: string }>;

/** Visits everything that schemas lead to. */
const visit = (contract: Contract, found: Visited, operation: string, schemas: readonly SchemaAt[]): void => {
  const step = (at: SchemaAt, names: boolean): void => {
    if (found.has(at.node)) return;
    found.set(at.node, { at, operation });
    for (const [key, inside] of Object.entries(at.node)) {
      if (!names && key === "$ref" && typeof inside === "string")
        step({ node: contract.resolve(inside), pointer: inside }, false);
      else if (typeof inside === "object" && inside !== null && (names || !isWordsOrData(key)))
        step(below(at, inside, key), !names && isNames(key));
    }
  };
  for (const it of schemas) step(it, false);
};

/** Marks that keep a field out of the only direction in which its schema travels. */
const MARKS = [
  {
    mark: "readOnly",
    message: "readOnly has no effect: only requests have this schema, and the field is never sent.",
  },
  { mark: "writeOnly", message: "writeOnly has no effect: only replies have this schema, and the field never comes." },
] as const;

/**
 * Finds `readOnly` in schemas that only requests have, and `writeOnly` in those that only replies have: whoever narrows
 * such a field breaks nobody, since it does not travel at all, which can hardly be meant.
 */
export const idleMarks = (contract: Contract): Finding[] => {
  const [requests, replies]: [Visited, Visited] = [new Map(), new Map()];
  for (const it of contract.operations) {
    visit(contract, requests, it.id, sent(it));
    visit(contract, replies, it.id, read(it));
  }
  // The server sends the body of a webhook, and reads its reply.
  for (const it of contract.webhooks) {
    visit(contract, replies, it.id, sent(it));
    visit(contract, requests, it.id, read(it));
  }
  return MARKS.flatMap(({ mark, message }) => {
    const [own, other] = mark === "readOnly" ? [requests, replies] : [replies, requests];
    return [...own]
      .filter(([node]) => node[mark] === true && !other.has(node))
      .map(([, { at, operation }]): Finding => {
        const name = at.pointer?.split("/").at(-1) ?? "";
        const place = (at.pointer && contract.placeOf({ pointer: at.pointer })) || contract.placeOf({ operation });
        return {
          rule: RULE,
          severity: "warning",
          operation,
          where: `${mark === "readOnly" ? "request" : "reply"}: ${name}`,
          message,
          hint: "Remove the mark, or the field.",
          ...place,
        };
      });
  });
};
