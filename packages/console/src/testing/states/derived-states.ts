import { operations } from "@backoffice/api-client/contract";
import { accounts, rolesWith } from "@backoffice/mocks";
import type { PanelState } from "@backoffice/ui/docs";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import { isWrite, panelSources } from "#testing/panels/panel-sources.ts";
import { sourceTexts } from "#testing/panels/source-texts.ts";
import opened from "./opened-panels.json" with { type: "json" };
import { isEdit } from "./scene-of-state.ts";
import { stateId } from "./state-names.ts";

/** What the default look of each panel does as it opens; recorded by `states-of-panels.test.tsx`. */
type Opened = {
  /** The reads that it sends. */
  reads: readonly string[];
  /** Whether it shows a form that does not accept everything. */
  breaks: boolean;
  /** Whether it shows a text of a record. */
  texts: boolean;
};
const openedPanels: Readonly<Record<string, Opened>> = opened;

/** A form that reads its record again before it sends, and what tells it the record. */
const FORM = /<(?:FormPanel|EditForm|RecordForm|EntryEditor)\b/;
const REREAD = /<(?:RereadRecord|RereadQuery|RecordStates|RecordPanel|NewOrExisting)\b/;

/** A scene of the panel's own that ends with an error at a field. */
const OWN = /^export const ValidationError\b|\.(?:says|breaks)\(/m;

/** The text of the scenes beside a panel's component. */
const scenesOf = (file: string) => sourceTexts.get(file.replace(/\.\w+\.tsx$/, ".scenes.tsx")) ?? "";

const isOpen = (permission: string | undefined) => permission === undefined || permission === "signed_in";

/** The account with the least rights that may not do this, but may do that. */
const accountWithout = (denied: readonly string[], given: string | undefined) =>
  accounts
    .filter(({ blocked }) => !blocked)
    .toSorted((a, b) => a.permissions.length - b.permissions.length)
    .find(
      ({ role }) =>
        denied.every((it) => !rolesWith(it).includes(role)) && rolesWith(given ?? "signed_in").includes(role),
    )?.id;

const WRITES = "it writes nothing";
const TEXTS = "it shows no text of a record";
const READS = "it reads nothing as it opens";

/** Its upload needs a file that only a user can choose. */
const UNPLAYED = "media-picker";

type Switches = Readonly<Record<string, string>>;

/**
 * The states of a panel, each with the switches of the toolbar that lead to it from its default look, or why it has none.
 */
export const derivedStates = ({ id, permission, keptIn, params }: PanelDefinition): PanelState[] => {
  const { operations: calls = [], files = [], file = "" } = panelSources.get(id) ?? {};
  const { reads: asked = [], breaks = false, texts: hasTexts = false } = openedPanels[id] ?? {};
  const source = files.map((it) => sourceTexts.get(it) ?? "").join("\n");
  const reads = calls.filter((it) => asked.includes(it));
  const writes = calls.filter(isWrite);
  const lists = reads.filter((it) => "rows" in operations[it]);
  const records = reads.filter((it) => !("rows" in operations[it]));
  const edits = FORM.test(source) && REREAD.test(source) && writes.some(isEdit);
  const rights = writes.map((it) => operations[it].permission as string).filter((it) => !isOpen(it));
  const reader = rights.length > 0 ? accountWithout(rights, permission) : undefined;
  const stranger = permission === undefined || isOpen(permission) ? undefined : accountWithout([permission], undefined);

  const state = (name: string, switches: Switches): PanelState => ({
    name,
    switches: Object.entries({ state: stateId(name), ...switches })
      .map(([key, value]) => `${key}:${value}`)
      .join(";"),
  });
  const none = (name: string, why: string): PanelState => ({ name, why });
  const failing = (name: string, fault: string, of: readonly string[], why: string) =>
    of.length > 0 ? state(name, { fault, calls: of.join("-") }) : none(name, why);
  const sent = (name: string, fault: string): PanelState =>
    id === UNPLAYED
      ? none(name, "only a user can choose the file that it sends")
      : failing(name, fault, writes, WRITES);
  return [
    failing("Empty", "empty", lists, "it lists nothing as it opens"),
    failing("Loading", "timeout", reads, READS),
    failing("Error", "html-200", reads, READS),
    stranger ? state("Forbidden", { role: stranger }) : none("Forbidden", "whoever is signed in may open it"),
    keptIn === "address" && params.length > 0 && records.length > 0
      ? state("Not found", {})
      : none("Not found", keptIn === "address" ? "it shows no record" : "its click hands it the record"),
    reader
      ? state("Read only", { role: reader })
      : none("Read only", writes.length === 0 ? WRITES : "whoever may open it may act"),
    sent("Submitting", "timeout"),
    (breaks || OWN.test(scenesOf(file))) && writes.length > 0
      ? state("Validation error", {})
      : none("Validation error", writes.length === 0 ? WRITES : "it opens without fields that could be wrong"),
    sent("Server rejected", "refused"),
    sent("Unknown outcome", "lost"),
    edits
      ? state("Edit conflict", {})
      : none("Edit conflict", writes.length === 0 ? WRITES : "it changes no fields of a record"),
    hasTexts ? state("Long content", {}) : none("Long content", TEXTS),
    hasTexts ? state("Hostile texts", {}) : none("Hostile texts", TEXTS),
    state("Right to left", { dir: "rtl", locale: "ar-EG" }),
    { ...state("Phone", {}), width: 390 },
  ];
};
