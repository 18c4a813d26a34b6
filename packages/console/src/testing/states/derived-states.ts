import { operations } from "@backoffice/api-client/contract";
import { accounts, rolesWith } from "@backoffice/mocks";
import type { PanelState } from "@backoffice/ui/docs";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import { isWrite, panelSources } from "#testing/panels/panel-sources.ts";
import { sourceTexts } from "#testing/panels/source-texts.ts";
import opened from "./opened-panels.json" with { type: "json" };
import { isEdit } from "./scene-of-state.ts";
import { stateId } from "./state-names.ts";

/** What the default look of each panel does, with a space between names; recorded by `states-of-panels.test.tsx`. */
type Opened = {
  /** The reads that it sends as it opens. */
  reads: string;
  /** The states that it shows, of those that its definition allows. */
  shows: string;
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

/** Why a look does not show a state that its panel's definition allows. */
const UNSEEN: Readonly<Record<string, string>> = {
  Empty: "what it lists shows only where there is something",
  Loading: "what it reads shows only once it is there",
  Error: "what it reads shows only once it is there",
  "Not found": "its address names no record that it reads",
  "Validation error": "it opens without fields that could be wrong",
  "Edit conflict": "what its scene changes is changed by nobody else",
  "Long content": "it shows no text of a record",
  "Hostile texts": "it shows no text of a record",
};

/** States that a form is played to. */
const PLAYED: ReadonlySet<string> = new Set(["Validation error", "Edit conflict"]);

/** States that show wherever another one does. */
const AS: Readonly<Record<string, string>> = { Error: "Loading", "Hostile texts": "Long content" };

const WRITES = "it writes nothing";
const READS = "it reads nothing as it opens";

/** Its upload needs a file that only a user can choose. */
const UNPLAYED = "media-picker";

type Switches = Readonly<Record<string, string>>;

const state = (name: string, switches: Switches): PanelState => ({
  name,
  switches: Object.entries({ state: stateId(name), ...switches })
    .map(([key, value]) => `${key}:${value}`)
    .join(";"),
});
const none = (name: string, why: string): PanelState => ({ name, why });

/** The states that a panel's definition and source allow, each with its switches of the toolbar, or why there is none. */
export const allowedStates = ({ id, permission, keptIn, params }: PanelDefinition): PanelState[] => {
  const { operations: calls = [], files = [] } = panelSources.get(id) ?? {};
  const source = files.map((it) => sourceTexts.get(it) ?? "").join("\n");
  const asked = openedPanels[id]?.reads.split(" ");
  const reads = calls.filter((it) => (asked ? asked.includes(it) : !isWrite(it) && operations[it].tag !== "session"));
  const writes = calls.filter(isWrite);
  const lists = reads.filter((it) => "rows" in operations[it]);
  const records = reads.filter((it) => !("rows" in operations[it]));
  const edits = FORM.test(source) && REREAD.test(source) && writes.some(isEdit);
  const rights = writes.map((it) => operations[it].permission as string).filter((it) => !isOpen(it));
  const reader = rights.length > 0 ? accountWithout(rights, permission) : undefined;
  const stranger = permission === undefined || isOpen(permission) ? undefined : accountWithout([permission], undefined);

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
    writes.length > 0 ? state("Validation error", {}) : none("Validation error", WRITES),
    sent("Server rejected", "refused"),
    sent("Unknown outcome", "lost"),
    edits
      ? state("Edit conflict", {})
      : none("Edit conflict", writes.length === 0 ? WRITES : "it changes no fields of a record"),
    state("Long content", {}),
    state("Hostile texts", {}),
    state("Right to left", { dir: "rtl", locale: "ar-EG" }),
    { ...state("Phone", {}), width: 390 },
  ];
};

/** The states of a panel: those that its definition allows and its look shows, and why it has no others. */
export const derivedStates = (panel: PanelDefinition): PanelState[] => {
  const { file = "" } = panelSources.get(panel.id) ?? {};
  const recorded = openedPanels[panel.id];
  const isSeen = (name: string) => {
    if (name === "Validation error" && OWN.test(scenesOf(file))) return true;
    // A panel that only a press on its page opens is not recorded.
    return recorded ? recorded.shows.split(" ").includes(stateId(AS[name] ?? name)) : !PLAYED.has(name);
  };
  return allowedStates(panel).map((it) => {
    const why = UNSEEN[it.name];
    return it.switches === undefined || why === undefined || isSeen(it.name) ? it : none(it.name, why);
  });
};
