import type { RefKind } from "@backoffice/api-client";
import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { useHistory } from "#kit/address/history.ts";
import { isPlainClick } from "#kit/address/plain-click.ts";
import { withPanel } from "#kit/panels/definition/panel-address.ts";
import type { DrawerId, DrawerParams } from "#kit/panels/definition/panel-params.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { mayOpen, useSession } from "#kit/session/session.ts";
import type { ToastRecord } from "#kit/submit/toast-options.tsx";
import { refAddress } from "./ref-address.ts";

type Opens = { [Id in DrawerId]: { panel: Id; params: DrawerParams[Id] } }[DrawerId];

/** The drawer that shows a record by its only parameter. */
type InDrawer = { drawer: DrawerId; id: string };

/** The record of a write: its name, and its kind and key or its drawer if it can be opened. */
export type NamedRecord =
  | string
  | ({ name: string } & (Opens | InDrawer | { kind: RefKind; value: string; row?: object } | object));

/** The record in a toast: without a link if the permission is missing or the record is on screen. */
export const useToastRecord = (): ((record: NamedRecord) => ToastRecord) => {
  const registry = useRegistry();
  const session = useSession();
  const panels = usePanels();
  const history = useHistory();
  const here = useLocation();
  const drawerOf = (id: DrawerId, params: object): ToastRecord["link"] => {
    const definition = registry.panels.get(id);
    if (!definition || !mayOpen(session, definition)) return undefined;
    const search = withPanel(new URLSearchParams(here.search), registry.panels, id, params).toString();
    return {
      href: `${here.pathname}?${search}`,
      onClick: (event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        panels.open(id, params);
      },
    };
  };
  const recordOf = (kind: RefKind, value: string, row: object): ToastRecord["link"] => {
    const place = registry.records.get(kind);
    if (!place || !mayOpen(session, place)) return undefined;
    if (!("path" in place)) return drawerOf(place.id as DrawerId, { [place.params[0] ?? ""]: value });
    const href = refAddress(place, { value, row: row as Readonly<Record<string, unknown>>, here, registry });
    if (href === undefined) return undefined;
    return {
      href,
      onClick: (event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        history.push(href);
      },
    };
  };
  return (record) => {
    if (typeof record === "string") return { name: record };
    const { name } = record;
    if ("drawer" in record) {
      const param = registry.panels.get(record.drawer)?.params[0];
      return { name, link: param === undefined ? undefined : drawerOf(record.drawer, { [param]: record.id }) };
    }
    if ("panel" in record) return { name, link: drawerOf(record.panel, record.params) };
    if ("kind" in record) return { name, link: recordOf(record.kind, record.value, record.row ?? {}) };
    return { name };
  };
};
