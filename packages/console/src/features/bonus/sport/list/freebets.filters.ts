import type { listSportFreebets } from "@backoffice/api-client";
import { select, text, triState } from "@backoffice/ui/filters";
import { FREEBET_STAGES } from "#entities/freebet/freebet-stage.ts";
import { defineListFilters } from "#kit/list/state/filters.ts";

/** Filters of sport freebets. */
export const freebetFilters = defineListFilters<typeof listSportFreebets>()(() => ({
  search: text({ label: "Search", placeholder: "ID or name", place: "bar" }),
  isEnable: triState({ label: "Enabled", yes: "Enabled only", no: "Not enabled", place: "bar" }),
  stage: select({ label: "Stage", options: FREEBET_STAGES, place: "bar" }),
  discipline: text({ label: "Discipline", maxLength: 60 }),
}));
