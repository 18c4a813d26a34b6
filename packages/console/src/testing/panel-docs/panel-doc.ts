import { operations } from "@backoffice/api-client/contract";
import { decisionNotes } from "./decision-note.ts";
import { panelFields, type PanelField } from "./panel-fields.ts";
import { panelPatterns, type PanelPattern } from "./panel-patterns.ts";
import { isWrite, panelSources, type OperationId } from "#testing/panels/panel-sources.ts";
import { sourceTexts } from "#testing/panels/source-texts.ts";

/** A call that a panel may make: its operation, address, effect and permission. */
export type PanelCall = { id: string; method: string; path: string; effect: string; permission: string | undefined };

/** The documentation of a panel, from its source. */
export type PanelDoc = {
  /** One sentence. */
  purpose: string | undefined;
  /** Sections and rulings of the specification that it follows: "money §2". */
  rules: readonly string[];
  /** Source file of the panel, relative to the console's source folder. */
  file: string;
  /** Folders of the features and entities that open it by its id: "withdraw/withdrawals/list". */
  openedFrom: readonly string[];
  reads: readonly PanelCall[];
  writes: readonly PanelCall[];
  /** Fields of the panel, without those of panels that it opens. */
  fields: readonly PanelField[];
  /** Pattern pages about its kind. */
  patterns: readonly PanelPattern[];
};

const COMMENT = String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*`;
const DECLARATION = String.raw`(?:export )?(?:default )?(?:const|function) `;

const flat = (comment: string): string => comment.replaceAll(/\s*\n\s*\*\s?/g, " ").trim();

/** The comment on the component, or the first one of its file, which may make it. */
const commentOf = (text: string, component: string): string | undefined => {
  const own = new RegExp(COMMENT + DECLARATION + component + String.raw`\b`).exec(text);
  const [, comment] = own ?? new RegExp(COMMENT + DECLARATION).exec(text) ?? [];
  return comment === undefined ? undefined : flat(comment);
};

/** "(money §2, §4; ruling 12)" at the end of a comment. */
const SOURCES = / ?\(([^()]*(?:§|ruling)[^()]*)\)/g;

/** "money §2, §4" → "money §2", "money §4". */
const rulesOf = (comment: string): string[] =>
  [...comment.matchAll(SOURCES)].flatMap(([, list = ""]) => {
    let document = "";
    return list.split(/[,;] ?/).map((one) => {
      document = /^(\w+) §/.exec(one)?.[1] ?? document;
      return one.startsWith("§") ? `${document} ${one}` : one;
    });
  });

const firstSentence = (text: string): string => /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, ".") ?? text;

const callOf = (id: OperationId): PanelCall => {
  const { method, path, effect, permission } = operations[id];
  return { id, method: method.toUpperCase(), path, effect, permission };
};

/** Not by its own definition, not by its tests, and not by bulk actions, which only lock it. */
const NOT_OPENING = /(\.(panels|params|module|test|scenes|stories)|[.-]bulk)\.tsx?$/;

/** The documentation of a panel; undefined for a panel without a feature. */
export const panelDoc = (id: string): PanelDoc | undefined => {
  const source = panelSources.get(id);
  if (!source) return undefined;
  const { file, component, files, operations: calls } = source;
  const text = sourceTexts.get(file) ?? "";
  const comment = commentOf(text, component);
  const opens = [...sourceTexts].filter(
    ([path, other]) => path !== file && !NOT_OPENING.test(path) && other.includes(`"${id}"`),
  );
  const writes = calls.filter(isWrite).map(callOf);
  const texts = files.map((path) => sourceTexts.get(path) ?? "");
  const fields = [...texts.flatMap(panelFields), ...decisionNotes(texts)];
  return {
    purpose: comment && firstSentence(comment.replaceAll(SOURCES, "")),
    rules: comment ? rulesOf(comment) : [],
    file: file.slice(1),
    openedFrom: [...new Set(opens.map(([path]) => path.replace(/^\/\w+\/|\/[^/]*$/g, "")))].toSorted(),
    reads: calls.filter((call) => !isWrite(call)).map(callOf),
    writes,
    fields: [...new Map(fields.map((it) => [`${it.name}:${it.label}`, it])).values()],
    patterns: panelPatterns(
      text,
      writes.some(({ effect }) => effect === "money"),
    ),
  };
};
