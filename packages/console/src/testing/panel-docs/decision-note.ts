import type { PanelField } from "./panel-fields.ts";

const DECISION = /<Decision(?:Form|Panel)\b/;
const NOTE = /\bnote=\{(.+)\}\n/;
/** A rule's constant, or the function that returns it. */
const RULE = /\b(?:[A-Z][A-Z_]+\b|\w+(?=\())/g;

const textIn = (source: string, attribute: string): string | undefined =>
  new RegExp(String.raw`\b${attribute}: "([^"]*)"`).exec(source)?.[1];

/** The note field of a decision in one of the sources, by the rule (`NoteRule`) that another of them may declare. */
export const decisionNotes = (sources: readonly string[]): PanelField[] =>
  sources.flatMap((source) => {
    const given = DECISION.test(source) && NOTE.exec(source)?.[1];
    const rule = given && given.match(RULE)?.at(-1);
    if (!rule) return [];
    const declared = new RegExp(String.raw`const ${rule}\b[^{]*=[^{]*\{([^}]*)\}`);
    const written = sources.flatMap((it) => declared.exec(it)?.[1] ?? [])[0] ?? "";
    const label = textIn(written, "label");
    if (label === undefined) return [];
    const required = written.includes("required: true") && !source.includes("noteRequiredFor");
    const help = textIn(given, "help") ?? textIn(written, "help");
    const depends = required || written.includes("required: false") ? undefined : "Required for some decisions.";
    const [, name = "playerNote"] = /\bnoteName="(\w+)"/.exec(source) ?? [];
    return [
      { name, label, control: "Textarea", required, help: [help, depends].filter(Boolean).join(" ") || undefined },
    ];
  });
