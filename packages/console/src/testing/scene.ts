import type { Db, FaultRule, ScenarioId } from "@backoffice/mocks";
import type { ComponentType } from "react";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import type { PanelId, PanelParams } from "#kit/panels/definition/panel-params.ts";

/** A panel without an address, and what a click would have given it. */
export type Opening = { [Id in PanelId]: { id: Id; params: PanelParams[Id] } }[PanelId];

/** A panel that is defined by a story. */
export type OwnPanel = Pick<PanelDefinition, "keptIn" | "panel" | "permission">;

/** What a story of the console shows: the address says which page and panel (`/` unless it is said), the rest is the world around it. */
export type Scene = {
  /** The address in the console, e.g. `/withdraw/bank-list?panel=bank-edit`; `/` is a page about nothing. */
  at?: string | ((db: Db) => string) | undefined;
  /** A confirmation, which no address can open. */
  opens?: ((db: Db) => Opening) | undefined;
  /** A panel that only the story has, with the id `story-panel`: a part of the kit. */
  panel?: OwnPanel | undefined;
  /** What stands at `/` instead of a page about nothing. */
  page?: ComponentType | undefined;
  /** Whether a panel that names no page stands over the page of its module. Not said, the toolbar's; so are the next four. */
  overPage?: boolean | undefined;
  /** Who is signed in: an account of the mock server. */
  account?: string | undefined;
  /** The state of the world. */
  scenario?: ScenarioId | undefined;
  /** How late every answer comes, in milliseconds. */
  latency?: number | undefined;
  /** Which calls go wrong, and how; `timeout` never answers. */
  faults?: readonly FaultRule[] | undefined;
  /** Changes the tables before anything is drawn. */
  arrange?: (db: Db) => void;
};

/** A scene of which nothing is left to be said. */
export type SetScene = Omit<Scene, "at" | "account" | "scenario" | "latency" | "faults"> & {
  at: string | ((db: Db) => string);
  account: string;
  scenario: ScenarioId;
  latency: number;
  faults: readonly FaultRule[];
};
