import { linkLook } from "@backoffice/ui";
import type { RefKind } from "@backoffice/api-client";
import type { MouseEvent, ReactNode } from "react";
import { useLocation } from "react-router";
import { AppLink } from "#kit/address/app-link.tsx";
import { isPlainClick } from "#kit/address/plain-click.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { mayOpen, useSession } from "#kit/session/session.ts";
import { refAddress } from "./ref-address.ts";

type RefLinkProps = {
  /** The kind of record. */
  kind: RefKind;
  /** The id or code of the record. */
  value: unknown;
  /** The fields next to the value, if the page's path has more than one parameter. */
  row?: object | undefined;
  /** In a table, which is a single tab stop: F2 moves the focus into a cell. */
  inCell?: boolean;
  /** Tooltip. */
  title?: string | undefined;
  children: ReactNode;
};

/** A link to a record; plain text without a page or drawer, or without the permission. */
export const RefLink = ({ kind, value, row = {}, inCell = false, title, children }: RefLinkProps) => {
  const registry = useRegistry();
  const session = useSession();
  const panels = usePanels();
  const here = useLocation();
  const place = registry.records.get(kind);
  const address =
    place && mayOpen(session, place)
      ? refAddress(place, { value, row: row as Readonly<Record<string, unknown>>, here, registry })
      : undefined;
  if (address === undefined) return title === undefined ? children : <span title={title}>{children}</span>;
  const openPanel = (event: MouseEvent) => {
    if (!place || "path" in place || !isPlainClick(event)) return;
    event.preventDefault();
    // Opens as a button does, so that one Back closes all panels over a page.
    panels.open(place.id, Object.fromEntries(place.params.map((name) => [name, value])) as never);
  };
  return (
    <AppLink to={address} title={title} onClick={openPanel} {...(inCell && { tabIndex: -1 })} className={linkLook()}>
      {children}
    </AppLink>
  );
};
