import type { RefKind } from "@backoffice/api-client";
import { createContext, use } from "react";
import type { Module, PageDefinition } from "./define-module.ts";
import { kindsOf } from "#kit/references/record-of.ts";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";

/** All pages and panels of the console. */
export type Registry = {
  pages: readonly PageDefinition[];
  panels: ReadonlyMap<string, PanelDefinition>;
  /** The page or panel that shows a kind of record. */
  records: ReadonlyMap<RefKind, PageDefinition | PanelDefinition>;
  /** The feature that a page belongs to. */
  moduleOf: (page: PageDefinition | undefined) => Module | undefined;
};

/** Collects the pages and panels of all modules; fails when two claim the same address or id. */
export const createRegistry = (modules: readonly Module[]): Registry => {
  const pages = modules.flatMap((module) => module.pages);
  const panels = modules.flatMap((module) => module.panels);
  const twice = (names: string[]) => names.find((name, index) => names.indexOf(name) !== index);
  const byKind = <Place extends PageDefinition | PanelDefinition>(places: readonly Place[]) =>
    places.flatMap((it) => (it.recordOf ? kindsOf(it.recordOf).map((kind) => [kind, it] as const) : []));
  const [ofPanels, ofPages] = [byKind(panels), byKind(pages)];
  const double =
    twice(pages.map((page) => page.path)) ??
    twice(panels.map((panel) => panel.id)) ??
    twice(ofPages.map(([kind]) => kind)) ??
    twice(ofPanels.map(([kind]) => kind));
  if (double) throw new Error(`${double} is registered twice`);
  return {
    pages,
    panels: new Map(panels.map((panel) => [panel.id, panel])),
    // Pages take precedence: they have more room and a way back.
    records: new Map<RefKind, PageDefinition | PanelDefinition>([...ofPanels, ...ofPages]),
    moduleOf: (page) => modules.find((module) => module.pages.some(({ path }) => path === page?.path)),
  };
};

const RegistryContext = createContext<Registry>(createRegistry([]));

export const RegistryProvider = RegistryContext.Provider;

/** The pages and panels that exist. */
export const useRegistry = (): Registry => use(RegistryContext);
