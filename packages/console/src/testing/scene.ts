import type { Db, FaultRule, ScenarioId } from "@backoffice/mocks";
import type { ComponentType } from "react";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import type { PanelId, PanelParams } from "#kit/panels/definition/panel-params.ts";

/** A panel without an address, and the parameters of its click. */
export type Opening = { [Id in PanelId]: { id: Id; params: PanelParams[Id] } }[PanelId];

/** A panel that is defined by a story. */
export type OwnPanel = Pick<PanelDefinition, "keptIn" | "panel" | "permission">;

/** State of the console in a story: page and panel by the address (`/` by default), account, data and faults. */
export type Scene = {
  /** The address in the console, e.g. `/withdraw/bank-list?panel=bank-edit`; `/` is an empty page. */
  at?: string | ((db: Db) => string) | undefined;
  /** A confirmation, which has no address. */
  opens?: ((db: Db) => Opening) | undefined;
  /** A panel that only the story has, with the id `story-panel`: a part of the kit. */
  panel?: OwnPanel | undefined;
  /** The page at `/` instead of the empty one. */
  page?: ComponentType | undefined;
  /**
   * Whether a panel without a page in its address opens over the page of its module. From the toolbar by default, like
   * the next four.
   */
  overPage?: boolean | undefined;
  /** Who is signed in: an account of the mock server. */
  account?: string | undefined;
  /** The scenario of the mock server. */
  scenario?: ScenarioId | undefined;
  /** How late every answer comes, in milliseconds. */
  latency?: number | undefined;
  /** Faults by operation; `timeout` never answers. */
  faults?: readonly FaultRule[] | undefined;
  /** Changes the tables before the first render. */
  arrange?: (db: Db) => void;
};

/** A scene with all defaults filled in. */
export type SetScene = Omit<Scene, "at" | "account" | "scenario" | "latency" | "faults"> & {
  at: string | ((db: Db) => string);
  account: string;
  scenario: ScenarioId;
  latency: number;
  faults: readonly FaultRule[];
};
