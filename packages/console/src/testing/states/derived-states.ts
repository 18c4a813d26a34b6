import { operations } from "@backoffice/api-client/contract";
import { accounts, rolesWith } from "@backoffice/mocks";
import type { PanelState } from "@backoffice/ui/docs";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import { isWrite, panelSources } from "#testing/panels/panel-sources.ts";
import { sourceTexts } from "#testing/panels/source-texts.ts";
import { stateId } from "./state-names.ts";

/** A scene that ends in the state: exported under its name, or made by a factory that is marked with it. */
const SCENES = {
  "Validation error": /^export const ValidationError\b|\.(?:says|breaks)\(/m,
  "Edit conflict": /^export const EditConflict\b/m,
};

/** The files that draw a field of the kit. */
const withFields = new Set(
  [...sourceTexts].flatMap(([file, text]) => (/<(?:\w+\.)?\w+Field\s/.test(text) ? [file] : [])),
);

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

/** Its upload needs a file that only a user can choose. */
const UNPLAYED = "media-picker";

/** The text of the scenes beside a panel's component. */
const scenesOf = (file: string) => sourceTexts.get(file.replace(/\.\w+\.tsx$/, ".scenes.tsx")) ?? "";

type Switches = Readonly<Record<string, string>>;

/**
 * The states of a panel, each with the switches of the toolbar that lead to it from its default look, or why it has none.
 */
export const derivedStates = ({ id, permission, keptIn, params }: PanelDefinition): PanelState[] => {
  const { operations: calls = [], files = [], file = "" } = panelSources.get(id) ?? {};
  // Names of operators come from the session, which the whole console has read.
  const reads = calls.filter((it) => !isWrite(it) && operations[it].tag !== "session");
  const writes = calls.filter(isWrite);
  const lists = reads.filter((it) => "rows" in operations[it]);
  const records = reads.filter((it) => !("rows" in operations[it]));
  const hasFields = files.some((it) => withFields.has(it));
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
    id === UNPLAYED ? { name } : failing(name, fault, writes, "it writes nothing");
  const played = (name: keyof typeof SCENES, applies: boolean, why: string) => {
    if (!applies) return none(name, why);
    return SCENES[name].test(scenesOf(file)) ? state(name, {}) : { name };
  };
  return [
    failing("Empty", "empty", lists, "it lists nothing"),
    failing("Loading", "timeout", reads, "it reads nothing"),
    failing("Error", "html-200", reads, "it reads nothing"),
    stranger ? state("Forbidden", { role: stranger }) : none("Forbidden", "whoever is signed in may open it"),
    keptIn === "address" && params.length > 0 && records.length > 0
      ? state("Not found", {})
      : none("Not found", keptIn === "address" ? "it shows no record" : "its click hands it the record"),
    reader
      ? state("Read only", { role: reader })
      : none("Read only", writes.length === 0 ? "it writes nothing" : "whoever may open it may act"),
    sent("Submitting", "timeout"),
    played("Validation error", hasFields && writes.length > 0, hasFields ? "it writes nothing" : "it has no fields"),
    sent("Server rejected", "refused"),
    sent("Unknown outcome", "lost"),
    played(
      "Edit conflict",
      hasFields && writes.length > 0 && records.length > 0,
      writes.length === 0 ? "it writes nothing" : hasFields ? "it reads no record" : "it has no fields",
    ),
    { name: "Long content" },
    state("Hostile texts", { scenario: "hostile" }),
    state("Right to left", { dir: "rtl", locale: "ar-EG" }),
    { ...state("Phone", {}), width: 390 },
  ];
};
