import { ROLES, rolesWith } from "@backoffice/mocks";
import type { PanelFacts } from "@backoffice/ui/docs";
import type { Module } from "#kit/pages/define-module.ts";
import { derivedStates } from "#testing/states/derived-states.ts";
import { roleWords } from "#kit/session/role-words.ts";
import { panelSources } from "#testing/panels/panel-sources.ts";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";

const addressOf = (path: string, { id, params }: PanelDefinition): string => {
  const names: readonly string[] = params;
  return `${path}?${[`panel=${id}`, ...names.map((name) => `${name}={${name}}`)].join("&")}`;
};

const WIDTHS = { md: "480 px", lg: "710 px", xl: "75% of the window" };

/** Facts of each panel from the catalogue, by id, for the review page: area, frame, roles and address. */
export const panelFacts = (modules: readonly Module[]): Record<string, PanelFacts> =>
  Object.fromEntries(
    modules.flatMap(({ pages: [page], panels }) =>
      panels.map((panel) => {
        const file = panelSources.get(panel.id)?.file;
        const roles = rolesWith(panel.permission ?? "signed_in");
        const facts: PanelFacts = {
          area: page?.group ?? "Other",
          width: panel.keptIn === "address" ? `Drawer, ${WIDTHS[panel.width ?? "md"]}` : "Dialog",
          roles: roles.length === ROLES.length ? ["Everybody"] : roles.map(roleWords),
          address: panel.keptIn === "address" ? addressOf(page?.path ?? "/", panel) : undefined,
          states: derivedStates(panel),
          source: file && `packages/console/src${file}`,
        };
        return [panel.id, facts];
      }),
    ),
  );
